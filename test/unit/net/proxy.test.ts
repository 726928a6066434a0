import { describe, expect, test } from '@jest/globals';
import { proxyFor, proxySecrets } from '../../../src/net/proxy.ts';

const PROXY = 'http://proxy.example:3128';
const basic = (text: string): string => `Basic ${Buffer.from(text).toString('base64')}`;

describe('the proxy of an address', () => {
  const page = 'http://shop.example/';
  const api = 'https://api.example.com/v1';

  test.each([
    ['none set', api, {}, undefined],
    ['https', api, { HTTPS_PROXY: PROXY }, PROXY],
    ['lower case', api, { https_proxy: PROXY }, PROXY],
    ['lower case wins', api, { https_proxy: PROXY, HTTPS_PROXY: 'http://other.example' }, PROXY],
    ['an empty one is none, in either case', api, { https_proxy: '', HTTPS_PROXY: PROXY }, PROXY],
    ['an empty one is none', api, { HTTPS_PROXY: ' ' }, undefined],
    ['not that of http', api, { HTTP_PROXY: PROXY, ALL_PROXY: PROXY }, undefined],
    ['http', page, { HTTP_PROXY: PROXY, HTTPS_PROXY: 'http://other.example' }, PROXY],
    ['http, lower case', page, { http_proxy: PROXY }, PROXY],
    ['without a scheme', api, { HTTPS_PROXY: 'proxy.example:3128' }, PROXY],
    ['over https', api, { HTTPS_PROXY: 'https://proxy.example' }, 'https://proxy.example'],
    ['on an IPv6 address', api, { HTTPS_PROXY: '[2001:db8::1]:3128/' }, 'http://[2001:db8::1]:3128'],
  ])('%s', (_, url, environment, origin) => {
    const found = proxyFor(url, environment);
    expect('proxy' in found && found.proxy?.origin).toBe(origin);
  });

  test.each([
    ['https://localhost:8443'],
    ['https://shop.localhost'],
    ['http://127.0.0.1:8787'],
    ['https://127.8.9.10'],
    ['https://[::1]:8443'],
    ['http://localhost'],
  ])('%s is this machine, which no proxy reaches', (url) => {
    expect(proxyFor(url, { HTTPS_PROXY: PROXY, HTTP_PROXY: PROXY })).toEqual({ proxy: undefined });
  });

  test.each([
    ['*', true],
    ['other.example, *', true],
    ['api.example.com', true],
    ['API.Example.COM', true],
    ['example.com', true],
    ['.example.com', true],
    ['*.example.com', true],
    ['com', true],
    ['localhost,example.com', true],
    ['localhost example.com', true],
    ['api.example.com:443', true],
    ['example.com:443', true],
    ['api.example.com:8443', false],
    ['ample.com', false],
    ['.api.example.com', false],
    ['www.api.example.com', false],
    ['api.example', false],
    ['', false],
    [' , ,', false],
    ['.', false],
    ['**', false],
    ['api.example.*', false],
  ])('NO_PROXY %j', (list, exempt) => {
    const withOne = (name: string) => proxyFor(api, { HTTPS_PROXY: PROXY, [name]: list });
    const found = { proxy: exempt ? undefined : { origin: PROXY, authorization: undefined } };
    expect(withOne('NO_PROXY')).toEqual(found);
    expect(withOne('no_proxy')).toEqual(found);
  });

  test('NO_PROXY names ports and addresses as they are', () => {
    const isExempt = (url: string, list: string): boolean =>
      'proxy' in proxyFor(url, { HTTPS_PROXY: 'socks5://x', HTTP_PROXY: 'socks5://x', NO_PROXY: list });
    expect(isExempt('https://a.example:8443', 'a.example:8443')).toBe(true);
    expect(isExempt('http://a.example', 'a.example:80')).toBe(true);
    expect(isExempt('http://a.example', 'a.example:443')).toBe(false);
    expect(isExempt('https://10.1.2.3', '10.1.2.3')).toBe(true);
    expect(isExempt('https://[2001:db8::1]', '2001:db8::1')).toBe(true);
    expect(isExempt('https://[2001:db8::1]:8443', '[2001:db8::1]:8443')).toBe(true);
    expect(isExempt('https://[2001:db8::1]', '2001:db8::2')).toBe(false);
  });

  test.each([
    ['http://ci:secret@proxy.example', 'ci:secret'],
    ['ci:secret@proxy.example:3128', 'ci:secret'],
    ['http://ci@proxy.example', 'ci:'],
    ['http://:secret@proxy.example', ':secret'],
    ['http://DOMAIN%5Cci:p%40ss%3Aw%2Fr%23d@proxy.example', 'DOMAIN\\ci:p@ss:w/r#d'],
    ['http://ci:p%C3%A4ss%@proxy.example', 'ci:päss%'],
  ])('its credentials: %s', (value, credentials) => {
    expect(proxyFor(api, { HTTPS_PROXY: value })).toMatchObject({
      proxy: { authorization: basic(credentials) },
    });
  });

  test.each([
    ['socks5://proxy.example:1080'],
    ['ftp://proxy.example'],
    ['http://'],
    ['http://proxy.example:99999'],
    ['two words'],
    ['http://ci:pa/ss@proxy.example'],
    ['http://ci:12#ss@proxy.example'],
    ['http://ci:12?ss@proxy.example'],
    ['http://proxy.example/path'],
  ])('%s is none that could be used', (value) => {
    expect(proxyFor(api, { https_proxy: value })).toEqual({ unusable: 'https_proxy' });
    expect(proxyFor(api, { https_proxy: value, NO_PROXY: '*' })).toEqual({ proxy: undefined });
  });
});

test('what nobody may see of them: the values, and credentials in all their spellings', () => {
  const value = 'http://deployer-ci:p%40ss-word@proxy.example:3128';
  expect(proxySecrets({ HTTPS_PROXY: value, http_proxy: 'ci:s3cr/t@proxy', OTHER: 'x' })).toEqual({
    values: [value, 'ci:s3cr/t@proxy'],
    credentials: [
      'deployer-ci',
      'p%40ss-word',
      'deployer-ci:p%40ss-word',
      'deployer-ci',
      'p@ss-word',
      'deployer-ci:p@ss-word',
      's3cr/t',
      'ci:s3cr/t',
      's3cr/t',
      'ci:s3cr/t',
    ],
  });
  expect(proxySecrets({ HTTPS_PROXY: PROXY, NO_PROXY: 'a.example' })).toEqual({
    values: [PROXY],
    credentials: [],
  });
});
