for file in .env .env.local .env.production .env.production.local; do
  echo "PUBLIC_API=$file" > $file
done
build() { rslib -c configs/one.ts --log-level error "$@" && head -n 1 dist/index.js; }
PUBLIC_API=shell build
build
for file in .env.production.local .env.production .env.local; do
  rm $file
  build
done
