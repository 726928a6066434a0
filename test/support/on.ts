/** The fault of each request that matches, as in `/^PATCH .*\/env$/`, or only of the first so many of them. */
export function on<Fault>(requests: RegExp, fault: Fault, times = Number.POSITIVE_INFINITY) {
  let met = 0;
  return ({ method, path }: { readonly method: string; readonly path: string }): Fault | undefined => {
    if (met === times || !requests.test(`${method} ${path}`)) return undefined;
    met += 1;
    return fault;
  };
}
