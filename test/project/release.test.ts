import { describe, expect, test } from '@jest/globals';
import { notesOf, problemsOfClaim } from '../../scripts/release.ts';

const changelog = `# Changelog

## [Unreleased]

- not yet

## [1.2.3] - 2026-01-02

### Added

- more

## [1.2.2] - soon
## [1.2.0] - 2025-12-01
- less
`;
const claim = { ref: 'refs/tags/v1.2.3', version: '1.2.3', changelog, isOnMain: true };

describe('a release', () => {
  test('is made from a tag on main that agrees with package.json and the changelog', () => {
    expect(problemsOfClaim(claim)).toEqual([]);
    expect(notesOf(changelog, '1.2.3')).toBe('### Added\n\n- more');
    expect(notesOf(changelog, '1.2.0')).toBe('- less');
  });

  test.each([
    ['a branch', { ref: 'refs/heads/v1.2.3' }, /no tag/],
    ['a version with a suffix', { ref: 'refs/tags/v1.2.3-rc.1' }, /no tag/],
    ['a version other than that of package.json', { version: '1.2.0' }, /package\.json says 1\.2\.0/],
    ['a commit that is not on main', { isOnMain: false }, /not on main/],
    ['a version without a date', { ref: 'refs/tags/v1.2.2', version: '1.2.2' }, /no section/],
  ])('is not made from %s', (_, wrong, expected) => {
    expect(problemsOfClaim({ ...claim, ...wrong }).join('\n')).toMatch(expected);
  });
});
