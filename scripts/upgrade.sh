#!/usr/bin/env bash
# Upgrades a running docker compose setup to the checked-out release while it serves, or returns to an older one:
# builds the image, migrates, then replaces the API and worker containers one by one, each after its successor is ready.
# Usage: scripts/upgrade.sh (or: make upgrade)
set -Eeuo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

ready_within_seconds=180

say() { printf '%s\n' "$*"; }

containers() { docker compose ps --quiet --status running "$1"; }

count() { containers "$1" | wc -l; }

is_healthy() { [ "$(docker inspect --format '{{.State.Health.Status}}' "$1")" = healthy ]; }

is_crashing() { [ "$(docker inspect --format '{{.RestartCount}}' "$1")" -ge 3 ]; }

# Not interrupted: Docker Compose reacts to Ctrl-C even when it is told to ignore it, and leaves the engine at work. What
# runs in a process group of its own does not notice; this script ends after it.
undisturbed() (
  trap '' HUP INT TERM
  set -m
  "$@" </dev/null &
  wait $!
)

# While containers of a service are replaced: those that stay, however the upgrade ends. The next upgrade would take any
# other for one of those that are wanted.
kept=''

# Within its stop_grace_period a container finishes what it has begun.
remove_surplus() {
  local surplus
  surplus=$(docker compose ps --all --quiet "$service" | grep -vxF "$kept") || return 0
  xargs docker stop <<<"$surplus" >/dev/null
  xargs docker rm <<<"$surplus" >/dev/null
}

# Waits until a container is healthy; otherwise ends the upgrade.
require_healthy() {
  local container=$1 deadline=$((SECONDS + ready_within_seconds))
  until is_healthy "$container"; do
    if ((SECONDS > deadline)) || is_crashing "$container"; then
      docker logs --tail 20 "$container"
      say 'The new release is not ready. The last lines of its log are above.'
      exit 1
    fi
    sleep 1
  done
}

# Starts a successor of one container, and removes the container once the successor is healthy.
replace() {
  local old=$1 before new
  before=$(docker compose ps --all --quiet "$service")
  kept=$before
  # Without --no-deps, which would leave out depends_on, and so make the last "up" below replace the container again.
  undisturbed docker compose up --detach --no-build --no-recreate --scale "$service=$(($(wc -l <<<"$before") + 1))" "$service"
  new=$(docker compose ps --all --quiet "$service" | grep -vxF "$before")
  require_healthy "$new"
  kept=${before/$old/$new}
  undisturbed remove_surplus
  kept=''
}

# After a failure, any "docker compose up" would replace the old containers without looking at the new ones.
give_up() {
  trap '' HUP INT TERM
  [ -z "$failed" ] || say "This failed: $failed"
  if [ -n "$kept" ]; then
    say "Removing any $service that is one too many."
    undisturbed remove_surplus || :
  fi
  say 'Not upgraded; the site still runs. Run make upgrade again, for this release or for the former one, before any docker compose up.'
}
failed=''
trap 'failed=$BASH_COMMAND' ERR
trap give_up EXIT
trap 'exit 130' HUP INT TERM

docker compose build
# Postgres and Redis stay as they are until the end, even if their definition changed.
docker compose up --detach --no-build --no-recreate postgres redis
docker compose run --rm --no-deps migrate
# Stopped containers of the old release would be started again instead of new ones.
docker compose rm --force migrate api worker

scales=()
for service in api worker; do
  number=0
  total=$(count "$service")
  for old in $(containers "$service"); do
    number=$((number + 1))
    say "Replacing $service $number of $total"
    replace "$old"
  done
  scales+=(--scale "$service=$((total > 0 ? total : 1))")
done

# Everything else whose definition has changed.
docker compose up --detach --no-build "${scales[@]}"
# The proxy does not notice a changed configuration by itself.
started=$(docker inspect --format '{{.State.StartedAt}}' "$(containers proxy)")
if [ -n "$(find deploy/haproxy -newermt "$started" -type f)" ]; then docker compose kill --signal SIGUSR2 proxy; fi
trap - EXIT
say 'Upgraded.'
