"use strict";
exports.id = 9004;
exports.ids = [9004];
exports.modules = {
	8495: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			H2: () => anyAnswer,
			KW: () => readEndpoint,
			Ks: () => recordOrNull,
			L$: () => listOrNull,
			U5: () => LONGEST_HOLD_MS,
			_L: () => undocumented,
			dN: () => fillPath,
			g1: () => record,
			nd: () => integer,
			oA: () => unwrap,
			p_: () => list,
			qs: () => bareEndpoint,
			rr: () => wrappedText,
			x4: () => writeEndpoint,
			xg: () => mayRepeat
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8395), zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3759);
		function mayRepeat(retry, { reason }) {
			if (reason === "ambiguous") return retry === "read" || retry === "gone" || retry === "flag";
			return reason === "unreachable" || reason === "limited";
		}
		let LONGEST_HOLD_MS = 6e4;
		function readEndpoint(path, answer, options = {}) {
			return {
				method: "GET",
				path,
				retry: "read",
				answer,
				...options
			};
		}
		function writeEndpoint(method, path, options) {
			return {
				method,
				path,
				...options
			};
		}
		function bareEndpoint(method, path, retry, answer) {
			return {
				method,
				path,
				retry,
				body: zod_mini__WEBPACK_IMPORTED_MODULE_0__.Vxk(),
				answer
			};
		}
		function fillPath(path, parameters) {
			return path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(parameters[name])));
		}
		let anyAnswer = zod_mini__WEBPACK_IMPORTED_MODULE_0__.L5J(), integer = zod_mini__WEBPACK_IMPORTED_MODULE_0__.FsL(zod_mini__WEBPACK_IMPORTED_MODULE_0__.KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig(), zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Fk(/^\d{1,16}$/))]), zod_mini__WEBPACK_IMPORTED_MODULE_0__.FsL(zod_mini__WEBPACK_IMPORTED_MODULE_0__.pdi(Number), zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_0__.Whr(), zod_mini__WEBPACK_IMPORTED_MODULE_1__.UI())));
		function record(schema) {
			return zod_mini__WEBPACK_IMPORTED_MODULE_0__.FsL(zod_mini__WEBPACK_IMPORTED_MODULE_0__.pdi(unwrap), schema);
		}
		function recordOrNull(schema) {
			return zod_mini__WEBPACK_IMPORTED_MODULE_0__.MfU(zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(record(schema)), null);
		}
		function list(schema) {
			return page(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(schema));
		}
		function listOrNull(schema) {
			return page(zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(schema)));
		}
		let envelope = zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			meta: undocumented(zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
				last_page: undocumented(integer),
				current_page: undocumented(integer),
				total: undocumented(integer)
			})),
			links: undocumented(zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({ next: undocumented(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()) }))
		});
		function page(items) {
			let unwrapped = zod_mini__WEBPACK_IMPORTED_MODULE_0__.pdi((answer) => {
				let { meta, links } = envelope.safeParse(answer).data ?? {}, lastPage = meta?.last_page ?? (links?.next === void 0 ? 1 : 2 ** 53 - 1);
				return {
					items: unwrap(answer) ?? null,
					lastPage,
					page: meta?.current_page,
					total: meta?.total
				};
			});
			return zod_mini__WEBPACK_IMPORTED_MODULE_0__.FsL(unwrapped, zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
				items,
				lastPage: zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig(),
				page: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig()),
				total: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig())
			}));
		}
		function undocumented(schema) {
			return zod_mini__WEBPACK_IMPORTED_MODULE_0__.MfU(zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(schema), void 0);
		}
		function unwrap(answer) {
			return typeof answer == "object" && answer && "data" in answer ? answer.data : answer;
		}
		function wrappedText(field) {
			return zod_mini__WEBPACK_IMPORTED_MODULE_0__.FsL(zod_mini__WEBPACK_IMPORTED_MODULE_0__.pdi((answer) => {
				let inner = unwrap(answer) ?? null;
				if (typeof inner != "object" || !inner) return inner;
				let fields = { ...inner };
				return fields[field] ?? fields.content ?? null;
			}), zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()));
		}
	}),
	2235: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			F0: () => SIZES,
			PH: () => TOO_LARGE,
			x8: () => readBody,
			xZ: () => isCut
		});
		let MAX_BYTES = 8388608, SIZES = {
			whole: MAX_BYTES,
			shortened: 8 * MAX_BYTES,
			text: MAX_BYTES / 2
		}, TOO_LARGE = "UND_ERR_RES_EXCEEDED_MAX_SIZE", NOTE = "[site-deploy: this text is too long; only its end is shown]";
		function isCut(text) {
			return text.startsWith(NOTE);
		}
		async function readBody(chunks, mayBeLong, sizes = SIZES) {
			let read = [], size = 0;
			for await (let chunk of chunks) {
				size += chunk.length;
				if (size > (mayBeLong ? sizes.shortened : sizes.whole)) throw tooLarge();
				read.push(chunk);
			}
			let body = Buffer.concat(read.splice(0));
			if (size <= sizes.whole) return body;
			let shortened = shortenTexts(body, sizes.text);
			if (shortened.length > sizes.whole) throw tooLarge();
			return shortened;
		}
		function tooLarge() {
			return Object.assign(Error("The answer is too large."), { code: TOO_LARGE });
		}
		function shortenTexts(json, maxTextBytes) {
			let kept = [], from = 0, close = 0;
			for (let open = json.indexOf(34); open !== -1; open = json.indexOf(34, close + 1)) {
				close = closingQuote(json, open);
				if (close - open - 1 <= maxTextBytes) continue;
				kept.push(json.subarray(from, open + 1), Buffer.from(`${NOTE}\\n`));
				from = afterLineBreak(json, close - maxTextBytes, close);
			}
			return Buffer.concat([...kept, json.subarray(from)]);
		}
		function closingQuote(json, open) {
			let at = open + 1;
			for (; at < json.length && json[at] !== 34;) at += json[at] === 92 ? 2 : 1;
			return at;
		}
		function afterLineBreak(json, from, end) {
			for (let at = json.indexOf("\\n", from); at !== -1 && at < end; at = json.indexOf("\\n", at + 1)) {
				let first = at;
				for (; json[first - 1] === 92;) --first;
				if ((at - first) % 2 == 0) return at + 2;
			}
			return end;
		}
	}),
	1115: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			S: () => createAgent,
			t: () => send
		});
		var external_node_diagnostics_channel_ = __webpack_require__(3053), external_node_v8_ = __webpack_require__(8877), clock = __webpack_require__(5253), errors = __webpack_require__(8208), body = __webpack_require__(2235), network = __webpack_require__(1113), api_request = __webpack_require__(4043), api_request_default = __webpack_require__.n(api_request), connect = __webpack_require__(9136), connect_default = __webpack_require__.n(connect), agent = __webpack_require__(7405), agent_default = __webpack_require__.n(agent);
		async function createAgent({ proxy, connectTimeoutMs, ...ways }) {
			let tls = {
				timeout: connectTimeoutMs,
				lookup: network.cd,
				minVersion: "TLSv1.2",
				rejectUnauthorized: !0
			}, connect = connectWith(tls), options = {
				maxResponseSize: body.F0.shortened,
				...!ways.isKept && { pipelining: 0 }
			};
			if (proxy === void 0) return new (agent_default())({
				...options,
				connect
			});
			let { createProxyAgent } = await Promise.all([__webpack_require__.e(6752), __webpack_require__.e(1070)]).then(__webpack_require__.bind(__webpack_require__, 1070));
			return createProxyAgent(proxy, connect, tls, {
				...options,
				proxyTunnel: !ways.passesOn
			});
		}
		async function send(agent, url, options, peer = "service") {
			let { origin, pathname, search } = new URL(url);
			created.length = 0;
			let answer = api_request_default().call(agent, {
				...options,
				origin,
				path: pathname + search
			}), [own] = created;
			try {
				return await (0, clock.H6)(answer, options.signal);
			} catch (error) {
				if (peer === "proxy" && (0, errors.$N)(error) === "UND_ERR_INVALID_ARG") throw new network.Xb(peer, void 0, 407);
				if (error instanceof network.Xb || own !== void 0 && sent.has(own)) throw error;
				throw new network.Xb(peer, error);
			}
		}
		let created = [], sent = new WeakSet();
		(0, external_node_diagnostics_channel_.subscribe)("undici:request:create", (message) => {
			isOfRequest(message) && created.push(message.request);
		});
		(0, external_node_diagnostics_channel_.subscribe)("undici:client:sendHeaders", (message) => {
			isOfRequest(message) && sent.add(message.request);
		});
		function isOfRequest(message) {
			return typeof message == "object" && !!message && "request" in message;
		}
		function connectWith(tls) {
			let connector = connect_default()(tls);
			return (target, callback) => connector(target, (...made) => {
				(0, external_node_v8_.setFlagsFromString)("--wasm-tiering-budget=1000000000");
				callback(...made);
			});
		}
	}),
	1113: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Dx: () => connectionFailure,
			Xb: () => NotConnectedError,
			cd: () => localhostLookup
		});
		var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8208), _body_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2235);
		class NotConnectedError extends Error {
			name = "NotConnectedError";
			peer;
			status;
			constructor(peer, cause, status) {
				super(`No connection to the ${peer}`, { cause });
				this.peer = peer;
				this.status = status;
			}
		}
		let REASONS = {
			ECONNREFUSED: "the connection was refused",
			ECONNRESET: "the connection was reset",
			EPIPE: "the connection was closed",
			UND_ERR_SOCKET: "the connection was closed",
			ENOTFOUND: "the host name is unknown",
			EAI_AGAIN: "the host name could not be looked up",
			EHOSTUNREACH: "there is no route to the host",
			ENETUNREACH: "there is no route to the network",
			ETIMEDOUT: "connecting took too long",
			UND_ERR_CONNECT_TIMEOUT: "connecting took too long",
			UND_ERR_HEADERS_TIMEOUT: "no answer came in time",
			TimeoutError: "no answer came in time",
			UND_ERR_BODY_TIMEOUT: "the answer stopped in the middle",
			UND_ERR_RES_CONTENT_LENGTH_MISMATCH: "the answer has a different length than announced"
		}, CERTIFICATE = /^(CERT_|ERR_TLS_CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|HOSTNAME_MISMATCH|INVALID_CA|PATH_LENGTH_EXCEEDED)/;
		function connectionFailure(request, changesSomething, error, server = "service") {
			if (error instanceof NotConnectedError) return neverSent(request, error, server);
			let code = (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.$N)(error);
			if (code === _body_js__WEBPACK_IMPORTED_MODULE_1__.PH) return new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.hD("too-large", request, `The answer to ${request} is too large.`);
			let why = REASONS[code] ?? FAILED, what = changesSomething ? "may have taken effect, but its answer was lost" : "got no answer";
			return new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.hD("ambiguous", request, `${request} ${what}: ${why}.`, { why });
		}
		let FAILED = "the connection failed";
		function neverSent(request, { peer, status, cause }, server) {
			let fail = (reason, end) => new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.hD(reason, request, `${request} ${end}.`, { why: end.replace("was not sent: ", "") }), side = peer === "service" ? server : peer;
			if (status !== void 0) return fail(status >= 500 ? "unreachable" : status === 407 ? "proxy-credentials" : "proxy", `was not sent: the proxy refused to connect to the ${server}, with status ${status}`);
			let code = (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.$N)(cause);
			if (/^(ERR_SSL_|EPROTO$)/.test(code)) return fail("no-tls", `was not sent: the TLS handshake with the ${side} failed (${code})`);
			if (CERTIFICATE.test(code)) return fail("certificate", `was not sent: the TLS certificate of the ${side} is not trusted (${code})`);
			let why = REASONS[code];
			if (peer === "service") return fail("unreachable", `was not sent: ${why ?? FAILED}`);
			return fail("unreachable", `was not sent: the proxy could not be used: ${why ?? "its answer is not that of a proxy"}`);
		}
		let localhostLookup = (hostname, options, callback) => {
			let local = /(^|\.)localhost\.?$/i.test(hostname);
			Promise.resolve().then(__webpack_require__.t.bind(__webpack_require__, 610, 23)).then(({ lookup }) => lookup(local ? "127.0.0.1" : hostname, options, callback));
		};
	}),
	9004: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			connect: () => connect,
			RV: () => createPorts,
			DZ: () => limitTime,
			sZ: () => tellWaits,
			Bg: () => tooLate
		});
		var errors = __webpack_require__(8208), network = __webpack_require__(1113);
		function parseRetryAfter(header) {
			let text = header("retry-after")?.trim() ?? "", ms = /^\d{1,9}$/.test(text) ? Number(text) * 1e3 : dateOf(text) - dateOf(header("date") ?? "");
			return ms <= 864e5 ? Math.max(0, ms) : void 0;
		}
		function dateOf(text) {
			let at = Date.parse(text);
			return new Date(at).toUTCString() === text ? at : NaN;
		}
		var api_endpoint = __webpack_require__(8495);
		function subjectOf(path, ids) {
			let named = Object.entries(ids).flatMap(([name, id]) => {
				if (typeof id != "number" || !path.includes(`{${name}}`)) return [];
				return [[path.endsWith(`{${name}}`) ? "id" : `${name}_id`, id]];
			});
			return Object.fromEntries(named);
		}
		function strangeIn(answer, subject) {
			let inner = (0, api_endpoint.oA)(answer), items = Array.isArray(inner) ? inner : [inner], seen = new Set();
			for (let item of items) {
				let id = idIn(item, "id");
				if (id !== void 0 && seen.has(id)) return `the id ${id} twice`;
				seen.add(id);
				for (let [field, wanted] of Object.entries(subject)) {
					let shown = idIn(item, field);
					if (shown !== void 0 && shown !== wanted) return `the ${field} ${shown} instead of ${wanted}`;
				}
			}
		}
		function idIn(record, field) {
			if (typeof record != "object" || !record) return;
			return api_endpoint.nd.safeParse(Object.getOwnPropertyDescriptor(record, field)?.value).data;
		}
		function readAnswer(request, { status, header, body }, { answer: schema, subject, verbatim, withHeaders }, translator) {
			let reason = reasonOf(status);
			if (reason !== void 0) {
				let retryAfterMs = parseRetryAfter(header), details = {
					status,
					...serverWords(new TextDecoder().decode(body)),
					retryAfterMs
				};
				return new errors.hD(reason, request, `${request} was answered with status ${status}.`, details);
			}
			let unusable = (message) => new errors.hD("ambiguous", request, message, { status }), json;
			try {
				let text = new TextDecoder("utf-8", { fatal: !0 }).decode(body);
				json = text.trim() === "" ? void 0 : JSON.parse(text);
			} catch {
				return unusable(`${request} was answered with status ${status} but not with JSON.`);
			}
			let strange = subject && strangeIn(json, subject);
			if (strange !== void 0) return unusable(`The answer to ${request} is about something else: it shows ${strange}.`);
			let shown = verbatim ? json : translator.answer(json), checked = schema.safeParse(withHeaders ? {
				json: shown,
				header
			} : shown);
			if (checked.success) return { value: checked.data };
			return unusable(`The answer to ${request} has an unexpected shape (${[...new Set(checked.error.issues.map(({ path }) => path.join(".") || "the answer"))].join(", ")}).`);
		}
		let REFUSALS = [
			400,
			405,
			409,
			410,
			413,
			415,
			422
		];
		function reasonOf(status) {
			if (status >= 200 && status < 300) return;
			if (status >= 300 && status < 400) return "redirect";
			if (status === 401 || status === 403) return "forbidden";
			if (status === 404) return "not-found";
			if (status === 429) return "limited";
			return REFUSALS.includes(status) ? "refused" : "ambiguous";
		}
		function serverWords(body) {
			let parsed;
			try {
				parsed = JSON.parse(body);
			} catch {}
			if (typeof parsed != "object" || !parsed) return {
				said: asText(parsed),
				namesFields: !1
			};
			let { message, error, errors } = parsed, fields = Object.entries(typeof errors == "object" ? errors ?? {} : {}).map(([field, words]) => Array.isArray(errors) ? asText(words) : `${field}: ${asText(words)}`);
			return {
				said: [
					asText(message),
					asText(error),
					...fields
				].filter((part) => part !== "").join(" ").replace(/[^\S\r\n]+/g, " "),
				namesFields: fields.length > 0
			};
		}
		function asText(words) {
			return [words].flat(3).filter((text) => typeof text == "string").join(" ");
		}
		var promises_ = __webpack_require__(8500), clock = __webpack_require__(5253), net_body = __webpack_require__(2235), connection = __webpack_require__(1115);
		let BUDGETS = {
			connectMs: 1e4,
			headersMs: 3e4,
			bodyIdleMs: 15e3,
			attemptMs: 6e4
		};
		function createExchange(parts) {
			let { budgets = BUDGETS, sizes = net_body.F0, proxy } = parts, route = {
				proxy,
				connectTimeoutMs: budgets.connectMs
			}, shared = (0, connection.S)({
				...route,
				isKept: !0
			}), headers = {
				authorization: `Bearer ${parts.token}`,
				"content-type": "application/json",
				accept: "application/json",
				"accept-encoding": "identity",
				"user-agent": "site-deploy"
			}, dateMs;
			async function exchange({ method, path, retry, body: sent, mayBeLong }, signal) {
				let agent = await (retry === "once" ? (0, connection.S)(route) : shared), limit = (0, clock.zc)(parts.clock, budgets.attemptMs);
				try {
					let answer = await (0, connection.t)(agent, `${parts.baseUrl}${path}`, {
						method,
						body: sent ?? null,
						signal: AbortSignal.any([signal, limit.signal]),
						headersTimeout: budgets.headersMs,
						bodyTimeout: budgets.bodyIdleMs,
						headers
					}), header = (name) => [answer.headers[name]].flat()[0], date = Date.parse(header("date") ?? "") - parts.clock.now();
					Number.isNaN(date) || (dateMs = Math.max(date, dateMs ?? date));
					let body = await (0, net_body.x8)(answer.body, mayBeLong === !0, sizes);
					await (0, promises_.setImmediate)();
					return {
						status: answer.statusCode,
						header,
						body
					};
				} finally {
					limit.stop();
					retry === "once" && agent.destroy();
				}
			}
			return {
				send: exchange,
				serviceTime: () => dateMs && dateMs + parts.clock.now(),
				close: async () => (await shared).destroy()
			};
		}
		let SHORT_PAUSE_MS = 1e4, WINDOW_MS = 6e4, UNKNOWN = Infinity;
		function createPace(clock, share = UNKNOWN) {
			let { left, nextAt, isHeld, hasRoom, send } = createBudget(clock, share), queue = [], alarm = new AbortController();
			function release() {
				alarm.abort();
				let [first] = queue, waitMs = first === void 0 ? UNKNOWN : nextAt(first.rank) - clock.now();
				if (waitMs <= 0) queue.shift()?.go();
				else if (waitMs < UNKNOWN) {
					alarm = new AbortController();
					clock.sleep(waitMs, alarm.signal).then(release, () => {});
				}
			}
			async function turn(waiting, signal, onFewLeft) {
				signal.throwIfAborted();
				let { promise, resolve, reject } = Promise.withResolvers(), go = () => {
					resolve(send(release));
					release();
				}, leave = () => {
					queue = queue.filter((other) => other.go !== go);
					reject(signal.reason);
					release();
				};
				signal.addEventListener("abort", leave, { once: !0 });
				queue.push({
					...waiting,
					go
				});
				queue.sort((a, b) => b.rank - a.rank || b.refusals - a.refusals);
				(nextAt(waiting.rank) - clock.now()) * queue.length > 1e3 && onFewLeft(left());
				release();
				return promise.finally(() => signal.removeEventListener("abort", leave));
			}
			return {
				turn,
				isFree: (rank) => queue.length === 0 && nextAt(rank) <= clock.now(),
				isHeld,
				hasRoom,
				go: () => send(release)
			};
		}
		function createBudget(clock, share) {
			let [left, room] = [UNKNOWN, UNKNOWN], [windowEndsAt, heldUntil, sentAt, underWay] = [
				0,
				0,
				0,
				0
			], ends = [];
			function roomAt() {
				ends = ends.filter((at) => clock.now() - at <= WINDOW_MS);
				return underWay + ends.length < share ? 0 : Math.min(...ends) + WINDOW_MS + 1;
			}
			function spacedAt(isWrite) {
				let credit = left - underWay;
				if (underWay > 0 && (underWay + 1 > room || credit <= 0)) return sentAt + SHORT_PAUSE_MS;
				if (credit > 10 || isWrite && credit > 0) return 0;
				return sentAt + Math.min(SHORT_PAUSE_MS, Math.max(0, windowEndsAt - sentAt) / (credit + 1));
			}
			function note({ status, header }, leftThen) {
				let now = clock.now();
				if (status === 429) {
					let pauseMs = parseRetryAfter(header) ?? SHORT_PAUSE_MS;
					heldUntil = Math.max(heldUntil, now + Math.min(pauseMs, api_endpoint.U5));
					[left, windowEndsAt, room] = [
						UNKNOWN,
						heldUntil,
						1
					];
					return;
				}
				room += .1;
				let shown = header("x-ratelimit-remaining") ?? "";
				if (!/^\d{1,9}$/.test(shown)) return;
				let hasRisen = Number(shown) > leftThen;
				(hasRisen || now >= windowEndsAt) && (windowEndsAt = now + WINDOW_MS);
				left = hasRisen ? Number(shown) : Math.min(left, Number(shown));
			}
			return {
				left: () => left === UNKNOWN ? 0 : left,
				isHeld: () => heldUntil > clock.now(),
				hasRoom: () => roomAt() === 0,
				nextAt: (rank) => Math.max(heldUntil, roomAt(), spacedAt(rank === 2)),
				send(onEnd) {
					let leftThen = left;
					sentAt = clock.now();
					underWay += 1;
					return (answer) => {
						--underWay;
						answer !== "unsent" && ends.push(clock.now() + (answer === void 0 ? WINDOW_MS : 0));
						typeof answer == "object" && note(answer, leftThen);
						onEnd();
					};
				}
			};
		}
		var translation = __webpack_require__(9535);
		let IN_DOUBT = [
			"ambiguous",
			"too-large",
			"redirect"
		];
		function createClient(parts) {
			let exchange = createExchange(parts), translator = (0, translation.HM)(parts.vocabulary), pace = createPace(parts.clock, parts.mostAMinute), shared = {
				parts,
				exchange,
				translator,
				pace,
				requests: 0,
				retries: 0
			}, part = (scope) => partOf({
				...scope,
				shared,
				ownRetries: 0,
				saidFewLeft: !1,
				turnEndsAt: 0,
				refused: void 0
			});
			return {
				...part(parts),
				part,
				traffic: () => ({
					requests: shared.requests,
					retries: shared.retries
				}),
				hasRoom: pace.hasRoom,
				close: exchange.close
			};
		}
		function partOf(session) {
			let { shared } = session, { translator } = shared;
			return {
				read: async (endpoint, parameters, { attempts = 4, page } = {}) => {
					let query = page === void 0 ? "" : `?page=${page}`, path = translator.path((0, api_endpoint.dN)(endpoint.path, parameters)) + query, subject = subjectOf(endpoint.path, parameters), effect = await callService(session, {
						...endpoint,
						path,
						body: void 0,
						attempts,
						subject
					});
					if (effect.state === "done") return effect.value;
					throw effect.error;
				},
				serviceTime: () => shared.exchange.serviceTime() ?? shared.parts.epochMs(),
				write: async (endpoint, parameters, body) => {
					let path = translator.path((0, api_endpoint.dN)(endpoint.path, parameters)), json = JSON.stringify(endpoint.verbatim ? body : translator.body(body));
					return callService(session, {
						...endpoint,
						path,
						body: json,
						attempts: 4
					});
				}
			};
		}
		async function callService(session, call) {
			let { signal, onRetry, shared } = session, inDoubt = !1, pauseMs, refusals = 0, isText = call.retry === "replace", { refused } = session, refusedBefore = isText && refused?.path === call.path ? refused.attempts : 0;
			for (let tried = 1 + refusedBefore;; tried += 1) {
				let mayBeSent = inDoubt, result;
				try {
					pauseMs !== void 0 && await shared.parts.clock.sleep(pauseMs, signal);
					signal.throwIfAborted();
					let { onEnd, isFresh } = await takeTurn(session, call, refusals);
					if (isText && !inDoubt && !(isFresh && pauseMs === void 0)) {
						onEnd("unsent");
						let { clock, mostAMinute = 60 } = shared.parts;
						session.turnEndsAt = clock.now() + 6e4 * Math.max(1, 60 / mostAMinute);
						session.refused = {
							path: call.path,
							attempts: tried - 1
						};
						throw new errors.Gz();
					}
					mayBeSent = !0;
					result = await attempt(session, call, onEnd);
				} catch (error) {
					if (!mayBeSent || call.retry === "read" || !(0, errors.si)(error)) throw error;
					return {
						state: "unknown",
						error
					};
				}
				if (!(result instanceof errors.hD)) return {
					state: "done",
					value: result.value
				};
				inDoubt ||= IN_DOUBT.includes(result.reason);
				!inDoubt && (0, api_endpoint.xg)(call.retry, result) && signal.throwIfAborted();
				let delayMs = retryDelay(session, call, result, tried);
				if (delayMs === void 0 && !inDoubt) return {
					state: "not-done",
					error: result
				};
				if (delayMs === void 0) return {
					state: "unknown",
					error: result,
					mayRepeat: isText || call.retry === "natural-key"
				};
				shared.retries += 1;
				(result.reason !== "limited" || (result.retryAfterMs ?? 0) < 1e3) && (session.ownRetries += 1);
				onRetry(result, delayMs);
				refusals += Number(result.reason === "limited" && result.retryAfterMs !== void 0);
				pauseMs = delayMs;
			}
		}
		async function takeTurn(session, { retry }, refusals) {
			let { signal, shared, turnEndsAt } = session, { pace, parts } = shared, onFewLeft = (remaining) => {
				session.saidFewLeft || session.onFewLeft(remaining);
				session.saidFewLeft = !0;
			}, isWrite = retry !== "read", isInTurn = parts.clock.now() < turnEndsAt && !pace.isHeld(), rank = isWrite ? 2 : Number(isInTurn), isFree = pace.isFree(rank);
			if (isWrite) {
				session.turnEndsAt = 0;
				session.refused = void 0;
			}
			let onEnd = isFree || isInTurn && pace.hasRoom() ? pace.go() : await pace.turn({
				rank,
				refusals
			}, signal, onFewLeft);
			return {
				isFresh: isFree || isInTurn,
				onEnd
			};
		}
		async function attempt({ shared, signal }, call, onEnd) {
			let request = `${call.method} ${call.path}`;
			shared.requests += 1;
			let answer;
			try {
				answer = await shared.exchange.send(call, signal);
			} catch (error) {
				error instanceof network.Xb || signal.throwIfAborted();
				return (0, network.Dx)(request, call.retry !== "read", error);
			} finally {
				onEnd(answer);
			}
			return readAnswer(request, answer, call, shared.translator);
		}
		function retryDelay({ shared, deadline, ownRetries }, call, error, tried) {
			if (ownRetries >= 20 || tried >= call.attempts || !(0, api_endpoint.xg)(call.retry, error)) return;
			let delayMs = (error.retryAfterMs ?? (error.reason === "limited" ? SHORT_PAUSE_MS : 0)) + 500 * 2 ** (tried - 1) * shared.parts.random();
			return shared.parts.clock.now() + delayMs < deadline ? delayMs : void 0;
		}
		var aftermath = __webpack_require__(2521);
		function connect({ baseUrl, apiToken: token, proxy, vocabulary, timeoutMs, mostAMinute }, { clock, cancel, console }) {
			let limits = limitTime({
				signal: cancel,
				deadline: Infinity,
				checksDue: Infinity
			}, clock, timeoutMs, () => tooLate("Time ran out for the whole run (timeout).", "timeout", timeoutMs, client)), client = createClient({
				baseUrl,
				token,
				proxy,
				vocabulary,
				clock,
				mostAMinute,
				...limits,
				...tellWaits(console),
				epochMs: Date.now,
				random: Math.random
			});
			return {
				...limits,
				client
			};
		}
		function tooLate(message, input, limitMs, client) {
			let slowed = client.hasRoom() ? "" : " (slowed by max-requests-per-minute)";
			return new errors.j3(message + slowed, input + slowed, limitMs);
		}
		function limitTime({ signal, deadline, checksDue }, clock, ms, reason) {
			let startedAt = clock.now(), late = new AbortController();
			return {
				signal: AbortSignal.any([signal, late.signal]),
				startedAt,
				deadline: Math.min(deadline, startedAt + ms),
				checksDue: Math.min(checksDue, startedAt + ms * .6666666666666666),
				stop: clock.after(ms, () => late.abort(reason()))
			};
		}
		function tellWaits({ info }) {
			return {
				onRetry: ({ message }, delayMs) => info(`${message} Trying again in ${Math.max(1, Math.round(delayMs / 100)) / 10} s.`),
				onFewLeft: (remaining) => info(`few requests are left in this minute (${remaining}): asking less often`)
			};
		}
		function createPorts({ inputs, site, save, console, siblings, traces }, { env, clock, hide, redactor: { redact } }, { client, signal, startedAt, checksDue }) {
			let { server, dryRun, operations } = inputs, about = {
				server: redact(server),
				site: redact(site),
				dryRun,
				operations
			}, access = {
				githubToken: inputs.githubToken ?? "",
				env
			};
			return {
				inputs,
				startedAt,
				checksDue,
				console,
				siblings,
				traces,
				hide,
				getPage: async (...asked) => (await __webpack_require__.e(7285).then(__webpack_require__.bind(__webpack_require__, 7285))).getPage(...asked),
				redact,
				reader: client,
				writer: client,
				patience: {
					clock,
					signal,
					during: console.during
				},
				tracker: (0, aftermath.Z7)(about, save, Date.now),
				epochMs: Date.now,
				runCommand: async (command, limitMs) => (await __webpack_require__.e(4039).then(__webpack_require__.bind(__webpack_require__, 4039))).runCommand(command, env, console.remote(), signal, limitMs),
				orderOf: async (...asked) => (await __webpack_require__.e(1107).then(__webpack_require__.bind(__webpack_require__, 1107))).createOrderOf(access, signal)(...asked),
				lookUpPullRequest: async (number) => (await __webpack_require__.e(5387).then(__webpack_require__.bind(__webpack_require__, 5387))).lookUpPullRequest(number, access, signal)
			};
		}
	})
};
