#!/usr/bin/env bash
# @hey-api/openapi-ts 0.99.0 allows TypeScript 7 by its peer range (">=5.5.3"), so npm installs the two without a word. It
# builds its output by the compiler's JavaScript API, which TypeScript 7 does not have. Expected: a refusal at the install, or
# a client. Seen: "Cannot read properties of undefined" at its start, before it reads a document; with TypeScript 5.9.3 it
# says its version.
source "$(dirname "$0")/setup.sh" @hey-api/openapi-ts@0.99.0 typescript@7.0.2
range=$(node -p "require('./node_modules/@hey-api/openapi-ts/package.json').peerDependencies.typescript")
seven=$(npx openapi-ts --version 2>&1 | grep -o 'Cannot read properties of undefined' | head -1 || true)
npm install --silent --no-audit --no-fund typescript@5.9.3
five=$(npx openapi-ts --version 2>&1 | tail -1)
echo "allows $range"
echo "TypeScript 7.0.2: $seven"
echo "TypeScript 5.9.3: $five"
[[ $range == ">=5.5.3"* && $seven == 'Cannot read properties of undefined' && $five == *0.99.0* ]] || {
  echo 'CHANGED: it works with TypeScript 7 now, or refuses it.' >&2
  exit 1
}
