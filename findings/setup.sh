# Sourced by the others: begins in an empty folder, which goes at the end, with the packages that are named installed.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund "$@"
