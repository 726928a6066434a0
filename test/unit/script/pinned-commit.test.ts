import { describe, expect, test } from '@jest/globals';
import { CHECKOUT_LINE } from '../../../src/inputs/common.ts';
import { framed } from '../../../src/script/frame.ts';
import { needsCommit, pinnedCommit, usesCommit } from '../../../src/script/shell-script.ts';

const COMMIT = '0123456789abcdef0123456789abcdef01234567';
const OTHER = 'f'.repeat(40);
const pinLine = (commit: string): string => `export SITE_DEPLOY_COMMIT=${commit}\n`;
const LINE = pinLine(COMMIT);
const USE = 'git reset --hard "$SITE_DEPLOY_COMMIT"\n';
const FRAMED = framed(`#!/bin/sh\necho "it's\none"\n${USE}`, COMMIT);

test.each([
  [CHECKOUT_LINE, true],
  ['git reset --hard "${SITE_DEPLOY_COMMIT}"', true],
  ['git reset --hard "${SITE_DEPLOY_COMMIT:?}"', true],
  ['ssh web <<EOF\ngit reset --hard $SITE_DEPLOY_COMMIT\nEOF', true],
  ['', false],
  [`export SITE_DEPLOY_COMMIT=${COMMIT}`, false],
  ['git pull # or: git reset --hard "$SITE_DEPLOY_COMMIT"', false],
  ['ssh web <<EOF\n  # git reset --hard $SITE_DEPLOY_COMMIT\nEOF', false],
  ['echo "\\$SITE_DEPLOY_COMMIT"', false],
  ['echo $SITE_DEPLOY_COMMITS', false],
])('SITE_DEPLOY_COMMIT is used by %j: %s', (script, uses) => {
  expect(usesCommit(script)).toBe(uses);
});

describe('the commit that a script pins', () => {
  test.each<[string, string, string | undefined]>([
    ['from the line before the use', `${LINE}${USE}`, COMMIT],
    ['through carriage returns', `${LINE}${USE}`.replaceAll('\n', '\r\n'), COMMIT],
    ['from the last of two lines', `${LINE}${pinLine(OTHER)}${USE}`, OTHER],
    ['with a default that it does not need', `${LINE}git checkout "\${SITE_DEPLOY_COMMIT:-main}"\n`, COMMIT],
    ['where a here document uses it', `${LINE}ssh web <<EOF\n${USE}EOF\n`, COMMIT],
    ['after a comment with another', `# export SITE_DEPLOY_COMMIT=${OTHER}\n${LINE}${USE}`, COMMIT],
    ['after another in quotes', `${LINE}echo '\n${pinLine(OTHER)}'\n${USE}`, COMMIT],
    ['without the last line end', `${USE}${LINE}`.trimEnd(), COMMIT],
    ['with all digits of SHA-256', `${pinLine('0'.repeat(64))}${USE}`, '0'.repeat(64)],
    ['in the frame', FRAMED, COMMIT],
    ['in the frame as a service may show it', FRAMED.replaceAll('\n', '\r\n').trimEnd(), COMMIT],
  ])('is read %s', (_, script, commit) => {
    expect(pinnedCommit(script)).toBe(commit);
  });

  test.each<[string, string | null]>([
    ['no use', `${LINE}git pull\n`],
    ['no line', USE],
    ['a line in a comment', `# ${LINE}${USE}`],
    ['a line after a space', ` ${LINE}${USE}`],
    ['a line in single quotes', `echo '\n${LINE}'\n${USE}`],
    ['a line in a here document', `cat <<'EOF'\n${LINE}EOF\n${USE}`],
    ['a line that continues the one before', `echo \\\n${LINE}${USE}`],
    ['a short id', `export SITE_DEPLOY_COMMIT=${COMMIT.slice(0, 39)}\n${USE}`],
    ['no export', `SITE_DEPLOY_COMMIT=${COMMIT}\n${USE}`],
  ])('is missing from a script with %s', (_, script) => {
    expect(pinnedCommit(script)).toBe(undefined);
  });
});

test.each<[string, boolean]>([
  ['git reset --hard "$SITE_DEPLOY_COMMIT"', true],
  ['git reset --hard "${SITE_DEPLOY_COMMIT:-FETCH_HEAD}"', false],
  ['git fetch origin "${SITE_DEPLOY_COMMIT:-main}"\ngit reset --hard "$SITE_DEPLOY_COMMIT"', true],
  ['SITE_DEPLOY_COMMIT=$(git rev-parse origin/main)\ngit reset --hard "$SITE_DEPLOY_COMMIT"', false],
  ['git reset --hard FETCH_HEAD # not "$SITE_DEPLOY_COMMIT"', false],
  ['git reset --hard "$SITE_DEPLOY_COMMITTED"', false],
])('a commit is taken for granted by %j: %s', (script, expected) => {
  expect(needsCommit(script)).toBe(expected);
});
