#!/usr/bin/env bash
# Writes build/_headers for Netlify: the files with a hash in their name, which never change, and the types of others.
set -euo pipefail
cd build
{
  find . -type f | LC_ALL=C sort | grep -E '^\.(/[^/]+)?/assets/.*[-._/][0-9a-f]{8,}\.[a-z0-9]+$' | while read -r file; do
    printf '/%s\n  Cache-Control: public, max-age=31536000, immutable\n' "${file#./}"
  done
  find . -type f -name '*.md' | LC_ALL=C sort | while read -r file; do
    printf '/%s\n  Content-Type: text/markdown; charset=utf-8\n' "${file#./}"
  done
} > _headers
