#!/usr/bin/env bash
# Tries docker-compose.yml in a real container engine: enquiries and mails, several copies, upgrade and return under
# load, killed processes, backup and restore. It works on a copy of the checkout in a compose project of its own, and
# removes both at the end. Takes about ten minutes.
# Usage: scripts/check-containers.sh [port] (4290 unless given; the mail catcher takes the next one)
set -uo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

if ! docker info >/dev/null 2>&1 || ! docker compose version >/dev/null 2>&1; then
  echo 'No container engine with Docker Compose 2 answers here: nothing was checked.' >&2
  exit 2
fi

port=${1:-4290}
origin=http://127.0.0.1:$port
catcher=http://127.0.0.1:$((port + 1))
project=safarnama-check-$$
site=$(mktemp -d)
passed=0
failed=0

cleanup() {
  cd "$site" || return
  touch .tmp/stop
  wait
  docker compose down --volumes --remove-orphans >/dev/null 2>&1
  docker image ls --quiet --filter "label=com.docker.compose.project=$project" | sort -u | xargs -r docker image rm --force >/dev/null
  cd / && rm -rf "$site"
}
trap cleanup EXIT
trap 'exit 130' INT TERM

# expect WHAT ACTUAL EXPECTED
expect() {
  if [ "$2" = "$3" ]; then
    passed=$((passed + 1))
    printf 'ok    %s: %s\n' "$1" "$2"
  else
    failed=$((failed + 1))
    printf 'FAIL  %s: %s instead of %s\n' "$1" "$2" "$3"
  fi
}

# must COMMAND...: without it, the following steps say nothing. Shows the output only when it fails.
must() {
  printf '      %s\n' "$*"
  if ! timeout --foreground 900 "$@" >.tmp/log 2>&1 </dev/null; then
    tail -n 40 .tmp/log
    printf 'FAIL  %s\n' "$*"
    exit 1
  fi
}

# eventually SECONDS COMMAND...
eventually() {
  local deadline=$((SECONDS + $1))
  shift
  until "$@" >/dev/null 2>&1; do
    ((SECONDS < deadline)) || return 1
    sleep 1
  done
}

sql() { docker compose exec -T postgres psql --username safarnama --dbname safarnama --no-align --tuples-only --command "$1"; }
enquiries() { sql 'select count(*) from enquiries'; }
uploads() { docker compose exec -T api sh -c 'cd /data/uploads && find . -type f -exec sha256sum {} + | sort'; }
# A mail that was sent twice, as when its worker was killed in between, has the same Message-ID.
mails() { curl --silent --max-time 10 "$catcher/api/v1/messages?limit=100000" | grep -o '"MessageID":"[^"]*"' | sort -u | wc -l; }
have_mails() { [ "$(mails)" = "$1" ]; }
statuses() { docker compose ps --format '{{.Service}} {{.Health}}' | sort | uniq -c | xargs; }
are_running() { [ "$(statuses)" = "$1" ]; }

# submit FORM [CURL OPTION...]: prints the status, or 000 when there was no answer.
submit() {
  local form=$1
  shift
  curl --silent --output /dev/null --max-time 30 --write-out '%{http_code}\n' "$origin/api/$form/submit" "$@"
}

contact() {
  submit contact --header 'Content-Type: application/json' \
    --data "{\"name\":\"Mina\",\"email\":\"mina-$RANDOM-$RANDOM-$RANDOM@example.com\",\"subject\":\"A journey\",\"message\":\"Two weeks in spring, please.\"}" "$@"
}

load() {
  while [ ! -e .tmp/stop ]; do
    contact >>.tmp/submitted
    curl --silent --output /dev/null --max-time 30 --write-out '%{http_code}\n' "$origin/" >>.tmp/visited
    sleep 0.1
  done
}

# under_load COMMAND...: runs it under load, and counts the requests that failed and the enquiries that were stored.
under_load() {
  rm -f .tmp/stop .tmp/submitted .tmp/visited
  local before
  before=$(enquiries)
  load &
  local visitors=$!
  load &
  visitors="$visitors $!"
  "$@"
  touch .tmp/stop
  wait $visitors
  requests=$(cat .tmp/submitted .tmp/visited | wc -l)
  lost=$(cat .tmp/submitted .tmp/visited | grep -cv '^20[01]$')
  failures=$(cat .tmp/submitted .tmp/visited | grep -v '^20[01]$' | sort | uniq -c | xargs)
  accepted=$(grep -c '^201$' .tmp/submitted)
  stored=$(($(enquiries) - before))
}

expect_all_mails() {
  local due=$((2 * $(enquiries)))
  eventually 120 have_mails "$due"
  expect 'mails, two for each enquiry' "$(mails)" "$due"
}

# The processes die; the containers start again by themselves.
kill_all_at_once() {
  local service
  for service in api worker; do
    docker exec "$(docker compose ps --quiet "$service" | head -n 1)" sh -c 'kill -9 -1'
  done
  sleep 1
  eventually 90 are_running "$everything"
}

expect_nothing_lost() {
  expect "of $accepted accepted enquiries, not stored" "$((accepted > stored ? accepted - stored : 0))" 0
  expect_all_mails
}

git ls-files -z --cached --others --exclude-standard | xargs -0 tar --create | tar --extract --directory "$site"
cd "$site" || exit 1
# Files of this script; the image excludes the folder, so that they do not change it.
mkdir .tmp
password=$(od -An -N16 -tx1 /dev/urandom | tr -d ' \n')
cat >.env <<END
COMPOSE_PROJECT_NAME=$project
COMPOSE_PROFILES=mail
PORT=$port
MAIL_PORT=$((port + 1))
POSTGRES_PASSWORD=$password
JWT_SECRET=$password$password
ADMIN_EMAIL=admin@example.com
ADMIN_PASSWORD=$password
MAIL_FROM=Safarnama Travels <hello@example.com>
STAFF_EMAIL=staff@example.com
FORM_MIN_SECONDS=0
RATE_LIMITS=off
END
# The mail catcher keeps 500 mails otherwise.
cat >docker-compose.override.yml <<'END'
services:
  mail:
    environment:
      MP_MAX_MESSAGES: 0
END
everything='2 api healthy 1 mail healthy 1 postgres healthy 1 proxy healthy 1 redis healthy 2 worker healthy'

echo 'Start'
must docker compose up --build --detach --scale api=2 --scale worker=2
eventually 120 are_running "$everything"
expect 'containers' "$(statuses)" "$everything"
expect 'published on' "$(docker compose port proxy 3000)" "127.0.0.1:$port"

echo 'An enquiry'
expect 'message' "$(contact)" 201
key=check-$RANDOM-$RANDOM-$RANDOM-key
form='{"name":"Mina","email":"mina@example.com","subject":"A journey","message":"Two weeks in spring, please."}'
for attempt in first repeated; do
  expect "$attempt attempt with one key" "$(submit contact --header 'Content-Type: application/json' --header "Idempotency-Key: $key" --data "$form")" 201
done
printf '%%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%%%EOF' >.tmp/plan.pdf
expect 'booking with a file' "$(submit booking --form login_id=Mina --form email=mina@example.com --form mobile=+911234567890 \
  --form 'description=Two weeks in spring, please.' --form 'attachment=@.tmp/plan.pdf;type=application/pdf')" 201
expect 'stored enquiries' "$(enquiries)" 3
expect 'stored files' "$(uploads | wc -l)" 1
expect_all_mails
curl --silent --output /dev/null --header 'Content-Type: application/json' --header 'X-Forwarded-For: 203.0.113.9' \
  --data "{\"email\":\"admin@example.com\",\"password\":\"$password\"}" "$origin/api/auth/login"
expect 'sessions, and those with an address that the client made up' "$(sql "select count(*), count(*) filter (where address = '203.0.113.9') from sessions")" '1|0'

echo 'A killed process that Postgres did not start'
before=$(sql 'select now()')
# Returns after process 1 has collected it. If that is Postgres, it accepts connections only after a recovery, which
# starts a new checkpointer.
must docker compose exec -T postgres sh -c \
  'orphan=$(sh -c "sleep 900 >/dev/null & echo \$!") && kill -9 "$orphan" && while [ -e "/proc/$orphan" ]; do sleep 0.1; done'
expect 'the database still runs since before' "$(sql "select backend_start < '$before' from pg_stat_activity where backend_type = 'checkpointer'")" t

echo 'Upgrade'
cat >migrations/209901010000_next_release.ts <<'END'
import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw('create table next_release (id integer)');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table next_release');
}
END
under_load must scripts/upgrade.sh
expect "failed requests of $requests, by status" "${failures:-none}" none
expect 'migrated' "$(sql "select to_regclass('next_release') is not null")" t
expect 'containers' "$(eventually 60 are_running "$everything"; statuses)" "$everything"
expect_nothing_lost

echo 'Killed processes'
under_load kill_all_at_once
printf '      %s of %s requests were cut\n' "$lost" "$requests"
expect 'containers' "$(statuses)" "$everything"
expect_nothing_lost

echo 'Return to the older release'
rm migrations/209901010000_next_release.ts
under_load must scripts/upgrade.sh
expect "failed requests of $requests, by status" "${failures:-none}" none
expect 'schema still ahead' "$(sql "select to_regclass('next_release') is not null")" t
expect_nothing_lost

echo 'Backup and restore'
# A backup is restored with the release that made it, so the newer schema goes first.
sql "drop table next_release; delete from knex_migrations where name like '%next_release'" >/dev/null
stored=$(enquiries)
files=$(uploads)
must docker compose exec -T api node dist/server/cli/backup.js /data/backup.tar.gz
must docker compose cp api:/data/backup.tar.gz .
must docker compose exec -T api rm /data/backup.tar.gz
must docker compose down --volumes
must docker compose build
must docker compose run --rm migrate node dist/server/cli/migrate.js --schema-only
must sh -c "docker compose run --rm -T migrate sh -c 'cat >/data/backup.tar.gz && node dist/server/cli/restore.js /data/backup.tar.gz && rm /data/backup.tar.gz' <backup.tar.gz"
must docker compose up --detach
eventually 120 are_running "${everything//2 /1 }"
expect 'containers' "$(statuses)" "${everything//2 /1 }"
expect 'restored enquiries' "$(enquiries)" "$stored"
expect 'restored files' "$(uploads)" "$files"
expect 'message' "$(contact)" 201
expect 'mails since, of the new message alone' "$(eventually 60 have_mails 2; mails)" 2

printf '%s passed, %s failed\n' "$passed" "$failed"
[ "$failed" = 0 ]
