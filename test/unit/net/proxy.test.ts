import { describe, expect, test } from '@jest/globals';
import { proxyFor, proxySecrets } from '../../../src/net/proxy.ts';

const PROXY = 'http://proxy.example:3128';

describe('the proxy of an address', () => {
  const page = 'http://shop.example/';
  const api = 'https://api.example.com/v1';

  test.each([
    ['is none if none is set', api, {}, undefined],
    ['is HTTPS_PROXY', api, { HTTPS_PROXY: PROXY }, PROXY],
    ['is https_proxy first', api, { https_proxy: PROXY, HTTPS_PROXY: 'http://other.example' }, PROXY],
    ['is none if HTTPS_PROXY is blank', api, { HTTPS_PROXY: ' ' }, undefined],
    ['is not that of http', api, { HTTP_PROXY: PROXY, ALL_PROXY: PROXY }, undefined],
    ['is HTTP_PROXY for http', page, { HTTP_PROXY: PROXY, HTTPS_PROXY: 'http://other.example' }, PROXY],
    ['may use https', api, { HTTPS_PROXY: 'https://proxy.example' }, 'https://proxy.example'],
    ['may have an IPv6 address', api, { HTTPS_PROXY: '[2001:db8::1]:3128/' }, 'http://[2001:db8::1]:3128'],
  ])('%s', (_, url, environment, origin) => {
    const found = proxyFor(url, environment);
    expect('proxy' in found && found.proxy?.origin).toBe(origin);
  });

  test.each(['https://shop.localhost', 'http://localhost', 'https://127.8.9.10', 'https://[::1]:8443'])(
    'is none for %s, which is on this machine',
    (url) => {
      expect(proxyFor(url, { HTTPS_PROXY: PROXY, HTTP_PROXY: PROXY })).toEqual({ proxy: undefined });
    },
  );

  const withNoProxy = (name: string, list: string) => proxyFor(api, { HTTPS_PROXY: PROXY, [name]: list });
  const EXEMPTING =
    '*;other.example, *;api.example.com;API.Example.COM;example.com;.example.com;*.example.com;api.example.com:443;localhost example.com';
  test.each(EXEMPTING.split(';'))('is none with NO_PROXY %j', (list) => {
    for (const name of ['NO_PROXY', 'no_proxy'])
      expect(withNoProxy(name, list)).toEqual({ proxy: undefined });
  });

  const OTHERS =
    'api.example.com:80;api.example.com:;ample.com;.api.example.com;www.api.example.com;api.example;; , ,;.;**;api.example.*';
  test.each(OTHERS.split(';'))('is used in spite of NO_PROXY %j', (list) => {
    const proxy = { origin: PROXY, authorization: undefined };
    for (const name of ['NO_PROXY', 'no_proxy']) expect(withNoProxy(name, list)).toEqual({ proxy });
  });

  test.each(['[2001:db8::1]', '[2001:db8::1]:443'])('is none for the IPv6 address in NO_PROXY %s', (list) => {
    const environment = { HTTPS_PROXY: PROXY, NO_PROXY: list };
    expect(proxyFor('https://[2001:db8::1]', environment)).toEqual({ proxy: undefined });
    expect(proxyFor('https://[2001:db8::2]', environment)).toMatchObject({ proxy: { origin: PROXY } });
  });

  test.each([
    ['http://ci:secret@proxy.example', 'ci:secret'],
    ['ci:secret@proxy.example:3128', 'ci:secret'],
    ['http://ci@proxy.example', 'ci:'],
    ['http://DOMAIN%5Cci:p%40ss%3Aw%2Fr%23d@proxy.example', 'DOMAIN\\ci:p@ss:w/r#d'],
    ['http://ci:p%C3%A4ss%@proxy.example', 'ci:päss%'],
  ])('%s has the credentials %s', (value, credentials) => {
    const authorization = `Basic ${Buffer.from(credentials).toString('base64')}`;
    expect(proxyFor(api, { HTTPS_PROXY: value })).toMatchObject({ proxy: { authorization } });
  });

  const UNUSABLE =
    'socks5://proxy.example:1080|ftp://proxy.example|http://|http://proxy.example:99999|two words|http://ci:pa/ss@proxy.example|http://ci:12#ss@proxy.example|http://ci:12?ss@proxy.example|http://proxy.example/path';
  test.each(UNUSABLE.split('|'))('cannot be %s', (value) => {
    expect(proxyFor(api, { https_proxy: value })).toEqual({ unusable: 'https_proxy' });
    expect(proxyFor(api, { https_proxy: value, NO_PROXY: '*' })).toEqual({ proxy: undefined });
  });
});

test('the secrets of a proxy are their values, and their credentials in all spellings', () => {
  const value = 'http://deployer-ci:p%40ss-word@proxy.example:3128';
  const secrets = proxySecrets({ HTTPS_PROXY: value, http_proxy: 'ci:s3cr/t@proxy', OTHER: 'x' });
  expect(secrets.values).toEqual([value, 'ci:s3cr/t@proxy']);
  const encoded = ['deployer-ci', 'p%40ss-word', 'deployer-ci:p%40ss-word'];
  const decoded = ['deployer-ci', 'p@ss-word', 'deployer-ci:p@ss-word'];
  const other = ['s3cr/t', 'ci:s3cr/t'];
  expect(secrets.credentials).toEqual([...encoded, ...decoded, ...other, ...other]);
  const plain = { HTTPS_PROXY: PROXY, NO_PROXY: 'a.example' };
  expect(proxySecrets(plain)).toEqual({ values: [PROXY], credentials: [] });
});
