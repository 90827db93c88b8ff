echo "PUBLIC_API=.env.local" > .env.local
for mode in staging test development production; do
  rslib -c configs/one.ts --log-level error --env-mode $mode
  head -n 1 dist/index.js
  echo "PUBLIC_API=.env.$mode" > .env.$mode
done
rslib -c configs/one.ts --log-level error --env-mode staging
head -n 1 dist/index.js
