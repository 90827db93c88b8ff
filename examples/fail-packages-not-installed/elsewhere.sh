# Runs a command in a copy of the project that has no other packages above it.
copy=$(mktemp -d)
trap 'rm -rf "$copy"' EXIT
cp -R . "$copy"
cd "$copy"
rslib() {
  node node_modules/@rslib/core/bin/rslib.js "$@"
}
eval "$1"
