import type { Files } from '../../harness/git.ts';

/** The site that the demo deploys: a small shop with one page, built on the server. */
export const DOMAIN = 'shop.example';
export const REPOSITORY = 'acme/shop';

/** The repository's first commit. */
export const FILES: Files = {
  'page.html': page('Spring collection'),
  'bin/build': `mkdir -p public
sed "s/COMMIT/$(git rev-parse --short HEAD)/" page.html > public/index.html
echo "Built 1 page"
`,
  '.gitignore': 'public/index.html\n',
  '.env.example': '# Settings of the shop\nAPP_NAME="Acme shop"\nAPP_KEY=\n',
};

/** The page as the repository holds it. */
export function page(collection: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Acme shop</title>
<h1>${collection}</h1>
<p>Built from commit COMMIT.</p>
</html>
`;
}

/** Brings the site to the newest commit and builds it. It prints a password, as careless scripts do. */
export const DEPLOY_SCRIPT = `#!/bin/bash
set -euo pipefail
git fetch --quiet origin main
git reset --hard FETCH_HEAD
set -a; . ./.env; set +a
echo "Connecting to the database with password $DB_PASSWORD"
bash bin/build
`;

/** The script after a pull request: it waits for visitors, checks what it has built, and takes a moment. */
export const NEW_SCRIPT = `${DEPLOY_SCRIPT.replace('git fetch', 'sleep 1.2 # let running requests end\ngit fetch')}for size in 320 640 1280; do echo "Images of $size pixels"; sleep 0.8; done
grep -q '<h1>' public/index.html && echo "Checked 1 page"
`;

/** The same with a program that is not there, and an EXIT trap that says that all is well. */
export const BROKEN_SCRIPT = `${NEW_SCRIPT.replace('pipefail\n', 'pipefail\ntrap "echo The shop is open again" EXIT\n')}bash bin/migrate\n`;

/** The same with a step that takes long. */
export const SLOW_SCRIPT = `${NEW_SCRIPT}echo "Optimizing images"; sleep 5\n`;

/** The values from the secrets of the workflow, by key of the site's .env. */
export const SECRETS: Readonly<Record<string, string>> = {
  APP_KEY: 'base64:q83vASNFZ4mrze8xHk2nqgT6yw0=',
  DB_PASSWORD: '99 "red" balloons #for all',
  MAILER_URL: "smtp://shop:o'c0rrect#horse battery@mail.example.test:587?verify=1",
};

/** One that a pull request adds. */
export const MORE = { MAIL_FROM: 'orders@shop.example' };
