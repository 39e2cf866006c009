# Sourced by the others: begins in an empty folder, which goes at the end, with the package that is named installed.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund "$1"
