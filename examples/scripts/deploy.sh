#!/usr/bin/env bash
# A sample: copy it to scripts/deploy.sh of your repository and change what is not yours. The service runs it in the folder of the site.
# With the input commit, it deploys that commit; otherwise the head of main.
set -e
git fetch --quiet origin "${SITE_DEPLOY_COMMIT:-main}"
git reset --quiet --hard "${SITE_DEPLOY_COMMIT:-FETCH_HEAD}"
composer install --no-dev --no-interaction
php artisan migrate --force
php artisan queue:restart
