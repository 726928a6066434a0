/** A certificate as a service shows it (section 2 of the API document): one of site 1, good for centuries unless told. */
export const certificateOf = (domain: string, more: object = {}) => ({
  id: 1,
  status: 'active',
  domain,
  type: 'letsencrypt',
  active: true,
  site_id: 1,
  server_id: 1,
  expires_at: '2999-01-01 00:00:00',
  created_at: '2026-01-01 00:00:00',
  ...more,
});
