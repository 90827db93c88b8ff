#!/usr/bin/env bash
# Builds the image of dist/ and runs it as OPERATING.md says: it must answer everything.
# Arguments go to `podman build`; ALSO may be a command that needs the running image.
set -euo pipefail
cd "$(dirname "$0")/../.."

tag=rslib-docs:$(git rev-parse HEAD)
podman build -f deploy/image/Containerfile -t "$tag" "$@" dist
podman run --detach --name docs-check --network host --read-only --tmpfs /tmp \
  --cap-drop all --security-opt no-new-privileges "$tag"
trap '[ $? = 0 ] || podman logs --tail 30 docs-check; podman rm -f docs-check' EXIT

npm run smoke -- --origin http://127.0.0.1:8080 --memory "$(mktemp -u)"
[ -z "${ALSO:-}" ] || bash -c "$ALSO"
