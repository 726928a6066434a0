#!/bin/bash
set -euo pipefail
# A trap that says that all is well, and below a program that is not there.
trap "echo The shop is open again" EXIT
git fetch --quiet origin main
git reset --hard FETCH_HEAD
set -a; . ./.env; set +a
# It prints a password, as careless scripts do.
echo "Connecting to the database with password $DB_PASSWORD"
bash bin/build
bash bin/migrate
