#!/bin/bash
set -euo pipefail
git fetch --quiet origin main
git reset --hard FETCH_HEAD
set -a; . ./.env; set +a
# It prints a password, as careless scripts do.
echo "Connecting to the database with password $DB_PASSWORD"
bash bin/build
