#!/usr/bin/env bash
# Uploads build/ to the bucket given: bash .github/guide/deploy/s3.sh my-bucket
set -euo pipefail
bucket="s3://$1"

# Files with a hash in their name, which never change. They go first: no page may name a file that is not there yet.
hex='[0-9a-f]'
assets=assets
if [ ! -d build/assets ]; then assets="$(cd build && echo */assets)"; fi
hashed="$assets/*$hex$hex$hex$hex$hex$hex$hex$hex.*"
aws s3 sync build "$bucket" --exclude '*' --include "$hashed" \
  --cache-control 'public, max-age=31536000, immutable'

# All others are revalidated. Files that the build no longer has are deleted, except hashed ones, which open tabs may need.
aws s3 sync build "$bucket" --delete --exclude "$hashed" --exclude '*.md' --exclude '*.yaml' --cache-control 'no-cache'

# Types that the client does not know, or not with their character set.
aws s3 sync build "$bucket" --delete --exclude '*' --include '*.md' \
  --cache-control 'no-cache' --content-type 'text/markdown; charset=utf-8'
aws s3 sync build "$bucket" --delete --exclude '*' --include '*.yaml' \
  --cache-control 'no-cache' --content-type 'application/yaml; charset=utf-8'
