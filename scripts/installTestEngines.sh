#!/bin/sh
# Installs what only tests need and this machine lacks: redis-server, Dovecot and a Chromium. Without root or without
# apt-get it installs nothing; the tests then say themselves what is missing. The headless shell of Chromium is
# optional: without it the tests use the whole browser, and take longer.
set -u
missing=
optional=
command -v chromium-headless-shell >/dev/null 2>&1 || [ -n "${CHROME_PATH:-}" ] || optional=chromium-headless-shell
command -v redis-server >/dev/null 2>&1 || missing="$missing redis-server"
PATH=$PATH:/usr/sbin command -v dovecot >/dev/null 2>&1 || missing="$missing dovecot-imapd"
command -v chromium >/dev/null 2>&1 || command -v chromium-browser >/dev/null 2>&1 ||
  command -v google-chrome >/dev/null 2>&1 || [ -n "${CHROME_PATH:-}" ] || missing="$missing chromium"
[ -n "$missing$optional" ] || exit 0
if [ "$(id -u)" != 0 ] || ! command -v apt-get >/dev/null 2>&1; then
  [ -z "$missing" ] || echo "Not installed here:$missing. The tests that need it are skipped." >&2
  exit 0
fi
export DEBIAN_FRONTEND=noninteractive
install() {
  echo "Installing $* ..."
  # Servers must not start services of their own: the tests start theirs.
  RUNLEVEL=1 apt-get install -y -qq --no-install-recommends "$@" >/dev/null
}
apt-get -o Acquire::Retries=0 -o Acquire::http::Timeout=20 update -qq || exit 0
if [ -n "$missing" ]; then install $missing; fi
if [ -n "$optional" ] && apt-cache show $optional >/dev/null 2>&1; then install $optional; fi
exit 0
