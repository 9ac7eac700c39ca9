#!/bin/sh
# Installs what only tests need and this machine lacks: redis-server and a Chromium. Without root or without
# apt-get it installs nothing; the tests then say themselves what is missing.
set -u
missing=
command -v redis-server >/dev/null 2>&1 || missing="$missing redis-server"
command -v chromium >/dev/null 2>&1 || command -v chromium-browser >/dev/null 2>&1 ||
  command -v google-chrome >/dev/null 2>&1 || [ -n "${CHROMIUM_PATH:-}" ] || missing="$missing chromium"
[ -n "$missing" ] || exit 0
if [ "$(id -u)" != 0 ] || ! command -v apt-get >/dev/null 2>&1; then
  echo "Not installed here:$missing. The tests that need it are skipped." >&2
  exit 0
fi
echo "Installing$missing ..."
export DEBIAN_FRONTEND=noninteractive
# redis-server must not start a service of its own: the tests start theirs.
apt-get update -qq && RUNLEVEL=1 apt-get install -y -qq --no-install-recommends $missing >/dev/null
