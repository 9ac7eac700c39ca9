# Safarnama: `make help` lists what there is. Settings may be given as in `make run PORT=4000`.

.DEFAULT_GOAL := help
.PHONY: help run dev test mutation bench lighthouse check check-types check-others seed migrate migration replay dead-letters doctor backup restore upgrade build clean

tsx := node --import tsx
with_database := node dist/dev/withDatabase.js

help: ## lists the commands
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' Makefile

run: build ## everything on this machine: database, mail inbox, API and worker, until Ctrl-C
	@exec node dist/dev/run.js

dev: node_modules/.package-lock.json ## the same from the sources, with hot reload
	@exec $(tsx) dev/run.ts dev

test: build ## all tests: unit, API, components, pipeline on both queues, faults, browser
	@sh scripts/installTestEngines.sh
	@exec $(tsx) scripts/test.ts

mutation: node_modules/.package-lock.json ## what no test notices in critical code: make mutation, or make mutation only=auth
	@$(tsx) scripts/mutation.ts $(only)

bench: build ## measures speed against bare references: make bench, or make bench only=list rounds=3 seconds=2
	@$(tsx) bench/main.ts $(only) $(foreach option,rounds seconds posts enquiries minutes,$(if $($(option)),--$(option)=$($(option))))

check: ## format, lint, types, unused code, architecture, size of the home page and the back office
	@$(MAKE) --no-print-directory --jobs=2 check-types check-others
# With several threads it takes twice the CPU time: each checks the types of the packages again.
check-types: node_modules/.package-lock.json
	node_modules/.bin/tsc --noEmit --singleThreaded -p .
check-others: build
	node_modules/.bin/biome check --error-on-warnings
	node_modules/.bin/knip
	node_modules/.bin/vitest run --project architecture
	@$(tsx) scripts/checkBudgets.ts

lighthouse: build ## the public pages in Lighthouse, up to six runs each: make lighthouse, or make lighthouse runs=9
	@$(tsx) scripts/lighthouse.ts $(runs)

seed: build ## loads the demo content; a second time changes nothing
	@$(with_database) server/cli/migrate.js --schema-only
	@$(with_database) demo/seed.js

migrate: build ## brings the database to the newest schema
	@$(with_database) server/cli/migrate.js

migration: node_modules/.package-lock.json ## writes an empty migration: make migration name=add_something
	@$(tsx) scripts/newMigration.ts '$(name)'

replay: build ## rebuilds read models from the events: all, or make replay projection=activity
	@$(with_database) workers/cli/replay.js $(projection)

dead-letters: build ## lists events whose attempts all failed; make dead-letters retry=all (or =mail, …) retries them
	@$(with_database) workers/cli/deadLetters.js $(retry)

doctor: build ## checks the settings and the servers that they name, and says what to correct
	@node --enable-source-maps dist/server/cli/doctor.js

backup: build ## writes database and uploads to a file: make backup, or make backup file=…
	@$(with_database) server/cli/backup.js '$(file)'

restore: build ## restores a backup into an empty database: make restore file=…
	@$(with_database) server/cli/migrate.js --schema-only
	@$(with_database) server/cli/restore.js '$(file)'

upgrade: ## brings the containers of docker compose to this release, or back to an older one, while they serve
	@scripts/upgrade.sh

build: node_modules/.package-lock.json ## builds dist/; what has not changed is left as it is
	@$(tsx) scripts/build.ts

clean: ## removes what was built and installed; the data folder stays
	rm -rf dist node_modules

# npm writes this file last, so that it is as new as the installation.
node_modules/.package-lock.json: package.json package-lock.json
	@node -e 'const [a, b] = process.versions.node.split(".").map(Number); if (a < 20 || (a === 20 && b < 19)) { console.error("Node " + process.versions.node + " is too old: Safarnama needs 20.19 or newer."); process.exit(1) }'
	npm ci --no-audit --no-fund
	@touch $@
