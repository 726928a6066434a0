/** Names that records have in paths and fields. Written by `npm run docs`. */
export const recordNames =
  'auth-users command connection crontabs daemons frequency from_ip_address maximum_seconds maximum_tries name network-rules password port processes queue queues sleep type user'.split(
    ' ',
  );
