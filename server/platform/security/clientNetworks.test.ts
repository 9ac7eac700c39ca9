import { describe, expect, it } from 'vitest';
import { clientNetworks } from './clientNetworks.ts';

describe('the networks of a client', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9', null],
    ['::ffff:203.0.113.9', '203.0.113.9', null],
    ['::FFFF:CB00:7109', '203.0.113.9', null],
    ['0:0:0:0:0:ffff:203.0.113.9', '203.0.113.9', null],
    ['2001:db8:1:2::1', '2001:db8:1:2::/64', '2001:db8:1::/48'],
    ['2001:0DB8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64', '2001:db8:1::/48'],
    ['2001:db8:1:3::1', '2001:db8:1:3::/64', '2001:db8:1::/48'],
    ['2001:db8::', '2001:db8:0:0::/64', '2001:db8:0::/48'],
    ['64:ff9b::203.0.113.9', '64:ff9b:0:0::/64', '64:ff9b:0::/48'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64', 'fe80:0:0::/48'],
    ['::1', '0:0:0:0::/64', '0:0:0::/48'],
    ['unknown', 'unknown', null],
    ['', '', null],
  ])('of %s are %s and %s', (address, client, site) => {
    expect(clientNetworks(address)).toEqual({ client, site });
  });

  it('limit the length of what a proxy made up', () => {
    expect(clientNetworks('x'.repeat(10_000)).client).toHaveLength(64);
  });
});
