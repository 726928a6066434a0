"use strict";
exports.id = 434;
exports.ids = [434];
exports.modules = {
	4352: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Cl: () => createGitHub,
			Mc: () => entriesOf,
			gf: () => whyOf,
			u5: () => UNUSABLE
		});
		var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8208), _net_body_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2235), _net_connection_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1115), _net_proxy_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5927), _event_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1547), _payload_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1837);
		let CALL_TIMEOUT_MS = 5e3, UNUSABLE = "the repository, event or proxy that the runner gives (GITHUB_REPOSITORY, GITHUB_API_URL, GITHUB_EVENT_PATH) cannot be used", SILENT = {
			debug: () => {},
			info: () => {},
			warn: () => {},
			error: () => {}
		}, toolkit;
		function createGitHub({ githubToken, env }, needed) {
			let run = (0, _event_js__WEBPACK_IMPORTED_MODULE_4__.cI)(env), [owner = "", repo = ""] = run?.repository.split("/") ?? [];
			return {
				run,
				async call(methodOf, asked, signal) {
					if (githubToken === "") return {
						state: "not-done",
						why: "github-token is empty",
						status: 0
					};
					let rest = run && await connect(githubToken, env).catch(() => void 0);
					if (rest === void 0) return {
						state: "not-done",
						why: UNUSABLE,
						status: 0
					};
					let timeout = AbortSignal.timeout(CALL_TIMEOUT_MS), common = {
						owner,
						repo,
						request: { signal: AbortSignal.any([signal, timeout]) }
					};
					try {
						return effectOf(await methodOf(rest)({
							...asked,
							...common
						}), needed);
					} catch (error) {
						let isLate = signal.reason?.name === "TimeoutError";
						if (signal.aborted) return {
							state: "unknown",
							why: isLate ? "GitHub takes too long" : "the workflow was cancelled"
						};
						if (timeout.aborted) return {
							state: "unknown",
							why: `GitHub did not answer within ${CALL_TIMEOUT_MS / 1e3} s`
						};
						let code = (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.$N)(error);
						return {
							state: "unknown",
							why: `GitHub could not be reached${code === "" ? "" : ` (${code})`}`
						};
					}
				}
			};
		}
		async function connect(githubToken, env) {
			let baseUrl = env.GITHUB_API_URL ?? "https://api.github.com", found = URL.canParse(baseUrl) ? (0, _net_proxy_js__WEBPACK_IMPORTED_MODULE_3__.iJ)(baseUrl, env) : { unusable: "GITHUB_API_URL" };
			if ("unusable" in found) return;
			toolkit ??= Promise.all([__webpack_require__.e(752), __webpack_require__.e(184)]).then(__webpack_require__.bind(__webpack_require__, 2184));
			let { getOctokit } = await toolkit, request = {
				fetch: fetchThrough(found.proxy),
				log: SILENT
			}, { rest, hook } = getOctokit(githubToken, {
				baseUrl,
				userAgent: "site-deploy",
				log: SILENT,
				request
			});
			hook.error("request", (error) => {
				if ("response" in error && error.response !== void 0) return error.response;
				throw error;
			});
			return rest;
		}
		function fetchThrough(proxy) {
			return async (url, { method, headers, body, signal }) => {
				let agent = await (0, _net_connection_js__WEBPACK_IMPORTED_MODULE_2__.S)({
					proxy,
					connectTimeoutMs: 3e3
				});
				try {
					let answer = await (0, _net_connection_js__WEBPACK_IMPORTED_MODULE_2__.t)(agent, url, {
						method,
						headers,
						body: body ?? null,
						signal
					}), bytes = await (0, _net_body_js__WEBPACK_IMPORTED_MODULE_1__.x8)(answer.body, !1), shown = Object.entries(answer.headers).map(([name, value = ""]) => [name, String(value)]), typed = {
						...Object.fromEntries(shown),
						"content-type": "application/json"
					};
					return new Response(bytes.length > 0 ? bytes : null, {
						status: answer.statusCode,
						headers: typed
					});
				} finally {
					agent.destroy();
				}
			};
		}
		function effectOf({ status, headers, data }, needed) {
			if (status < 300) return {
				state: "done",
				data,
				atMs: Date.parse((0, _payload_js__WEBPACK_IMPORTED_MODULE_5__.b6)(headers, "date") ?? "")
			};
			if (status === 429 || status === 403 && (headers["x-ratelimit-remaining"] === "0" || headers["retry-after"] !== void 0)) return {
				state: "unknown",
				why: `GitHub accepts no more requests for now (${status})`
			};
			if (status >= 500 || status === 408 || status === 499) return {
				state: "unknown",
				why: `GitHub answered with status ${status}`
			};
			return {
				state: "not-done",
				why: whyRefused(status, data, needed),
				status
			};
		}
		function whyRefused(status, data, needed) {
			let message = (0, _payload_js__WEBPACK_IMPORTED_MODULE_5__.b6)(data, "message"), said = message === void 0 ? "" : `: “${message}”`;
			if (status === 401) return "GitHub does not accept github-token (401); leave the input out, or give a token that is still valid";
			if (status === 403 || status === 404) return `github-token may not do that (${status}${said}); add the line “${needed}” to the permissions: of the job${needed.endsWith("write") ? "; a run from a fork never has it" : ""}`;
			if (status < 400) return `GITHUB_API_URL answers with a redirect (${status}), and redirects are never followed`;
			return `GitHub refused it (${status})${said}`;
		}
		function whyOf(answer) {
			return answer.state === "done" ? "GitHub answered with something unexpected" : answer.why;
		}
		function entriesOf(answer) {
			return answer.state === "done" && Array.isArray(answer.data) ? answer.data : void 0;
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
			let { createProxyAgent } = await Promise.all([__webpack_require__.e(752), __webpack_require__.e(70)]).then(__webpack_require__.bind(__webpack_require__, 1070));
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
	7285: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { W: () => getPage });
		var _core_clock_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5253), _connection_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1115), _network_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1113);
		async function getPage(url, proxy, timeoutMs, waits, ownHeaders = {}) {
			let peer = proxy !== void 0 && new URL(url).protocol === "http:" ? "proxy" : "service", agent = await (0, _connection_js__WEBPACK_IMPORTED_MODULE_1__.S)({
				proxy,
				connectTimeoutMs: timeoutMs,
				passesOn: !0
			}), headers = {
				accept: "*/*",
				"user-agent": "site-deploy health check",
				...ownHeaders
			};
			return (0, _core_clock_js__WEBPACK_IMPORTED_MODULE_0__.ux)(waits, timeoutMs, async (signal) => {
				let answer = await (0, _connection_js__WEBPACK_IMPORTED_MODULE_1__.t)(agent, url, {
					method: "GET",
					signal,
					headers
				}, peer), chunks = [], size = 0;
				for await (let chunk of answer.body) {
					chunks.push(chunk);
					size += chunk.length;
					if (size >= 1048576) break;
				}
				let [location] = [answer.headers.location].flat(), isChallenge = answer.headers["cf-mitigated"] === "challenge" || void 0, text = Buffer.concat(chunks).toString("utf8");
				return {
					status: answer.statusCode,
					location,
					text,
					isChallenge
				};
			}).catch((error) => {
				waits.signal.throwIfAborted();
				throw (0, _network_js__WEBPACK_IMPORTED_MODULE_2__.Dx)("the request", !1, error, "site");
			}).finally(() => void agent.destroy());
		}
	}),
	2521: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			MJ: () => trackWrites,
			Ue: () => aftermathOfList,
			Z7: () => trackProgress
		});
		function trackProgress(about, save, epochMs) {
			let { operations } = about, progress = {
				ended: 0,
				stage: "start",
				replaced: [],
				putBack: [],
				sent: []
			}, note = (change) => {
				progress = {
					...progress,
					...change
				};
				save(tell(about, progress));
			};
			note({});
			return {
				note,
				write(once) {
					let operation = operations[progress.ended], at = `${new Date(epochMs()).toISOString().slice(0, 19).replace("T", " ")} UTC`, sent = once && operation ? [{
						operation,
						at,
						state: "sent"
					}] : [];
					(once || progress.stage !== "write") && note({
						stage: "write",
						sent: [...progress.sent, ...sent]
					});
				},
				settle(as) {
					let last = progress.sent.at(-1);
					if (last === void 0) return;
					let others = progress.sent.slice(0, -1);
					note({ sent: as === "refused" ? others : [...others, {
						...last,
						state: as
					}] });
				},
				end(goesOn) {
					let { ended } = progress, sent = progress.sent.filter(({ operation }) => goesOn || operation !== operations[ended]);
					progress = {
						...progress,
						ended: ended + 1,
						stage: "start",
						sent
					};
					progress.ended === operations.length && note({});
				}
			};
		}
		function trackWrites({ writer, tracker }, onEffect) {
			return { async write(endpoint, parameters, body) {
				let isOnce = endpoint.retry === "once";
				tracker.write(isOnce);
				let effect = await writer.write(endpoint, parameters, body);
				isOnce && effect.state !== "unknown" && tracker.settle(effect.state === "done" ? "confirmed" : "refused");
				effect.state !== "not-done" && onEffect(effect.state);
				return effect;
			} };
		}
		function tell(about, progress) {
			let { server, site } = about, { replaced, putBack, restoring, sent } = progress, name = site === "" ? `the server ${server}` : `${site} on the server ${server}`, texts = replaced.map((what) => {
				if (putBack.includes(what)) return `${what} was put back`;
				return restoring === void 0 ? `${what} was replaced, and not put back` : `whether ${what} was put back is not known`;
			});
			return [`for ${name} was stopped from outside ${momentOf(about, progress)}.`, ...[
				...texts,
				...sent.map(doubtOf),
				adviceOf(about, progress)
			].map((text) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`)].join(" ");
		}
		function momentOf({ operations }, { ended, stage, restoring }) {
			let name = operations[ended]?.name;
			if (name === void 0) return "after its last operation, before it could report";
			if (restoring === "") return "while it put back what it had replaced, as a newer commit is live";
			if (restoring !== void 0) return `after ${name} had failed, during ${restoring}`;
			if (stage === "start") return "before its first operation";
			return `during ${name}, ${stage === "write" ? "while it was writing" : "before it wrote anything"}`;
		}
		function doubtOf({ operation: { name, afterKill }, at, state }) {
			let { what = `a request of ${name}`, goesOn = "how it ends is not known" } = afterKill ?? {}, request = `${what} was sent at ${at}`;
			switch (state) {
				case "sent": return `${request}, or was about to be: whether it took effect is not known; if so, ${goesOn}`;
				case "confirmed": return `${request} and confirmed: ${goesOn}`;
				case "ended": return `${request}, and its end was seen; whether it worked was not reported`;
			}
		}
		function adviceOf({ operations, dryRun }, { ended, stage, sent, restoring }) {
			if (restoring === "") return "run the newer commit again: it writes what belongs to it";
			if (dryRun || ended === 0 && stage !== "write") return "nothing was written: running again is safe";
			let again = operations.slice(0, stage === "write" ? ended + 1 : ended).filter(({ repeats, writesBlind }) => repeats || writesBlind), names = [...new Set(again.map(({ name }) => name))].join(", ");
			return [...new Set(sent.flatMap(({ operation }) => operation.afterKill?.look ?? [])), `running again does what is missing${names && ` and repeats ${names}`}`].join(" ");
		}
		function aftermathOfList({ done, failed, total }, underWay) {
			let notStarted = Math.max(0, total - done - underWay.length), more = underWay.length - 10;
			return [
				`The step for ${total} targets was stopped from outside: ${done} had ended${failed === 0 ? "" : ` (${failed} failed)`}, ${underWay.length} were running, ${notStarted} had not started.`,
				"The output unfinished lists the targets that had not succeeded: run again with it as targets.",
				...underWay.slice(0, 10).map((words) => `That ${words}`),
				...more > 0 ? [`Check the other ${more} that were running, too.`] : []
			].join(" ");
		}
	}),
	7434: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			qN: () => begin,
			connect: () => connect,
			RV: () => createPorts,
			pJ: () => endOf,
			nE: () => notRun,
			LQ: () => partFor
		});
		var errors = __webpack_require__(8208), api_endpoint = __webpack_require__(8495), promises_ = __webpack_require__(8500), core_clock = __webpack_require__(5253), net_body = __webpack_require__(2235), connection = __webpack_require__(1115), network = __webpack_require__(1113);
		function parseRetryAfter(header) {
			let text = header("retry-after")?.trim() ?? "", ms = /^\d{1,9}$/.test(text) ? Number(text) * 1e3 : dateOf(text) - dateOf(header("date") ?? "");
			return ms <= 864e5 ? Math.max(0, ms) : void 0;
		}
		function dateOf(text) {
			let at = Date.parse(text);
			return new Date(at).toUTCString() === text ? at : NaN;
		}
		function readAnswer(request, { endpoint, ids }, { status, header, body }, translate) {
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
			let strange = endpoint.retry === "read" ? strangeIn(json, endpoint.path, ids) : void 0;
			if (strange !== void 0) return unusable(`The answer to ${request} is about something else: it shows ${strange}.`);
			let shown = endpoint.verbatim ? json : translate(json), checked = endpoint.answer.safeParse(endpoint.withHeaders ? {
				json: shown,
				header
			} : shown);
			if (checked.success) return { value: checked.data };
			return unusable(`The answer to ${request} has an unexpected shape (${[...new Set(checked.error.issues.map(({ path }) => path.join(".") || "the answer"))].join(", ")}).`);
		}
		function strangeIn(answer, path, ids) {
			let wanted = Object.entries(ids).filter(([name, id]) => typeof id == "number" && path.includes(`{${name}}`)).map(([name, id]) => [path.endsWith(`{${name}}`) ? "id" : `${name}_id`, id]), seen = new Set();
			for (let item of [(0, api_endpoint.oA)(answer)].flat()) {
				let id = idIn(item, "id");
				if (id !== void 0 && seen.has(id)) return `the id ${id} twice`;
				id !== void 0 && seen.add(id);
				let other = wanted.find(([field, of]) => (idIn(item, field) ?? of) !== of);
				if (other !== void 0) return `the ${other[0]} ${idIn(item, other[0])} instead of ${other[1]}`;
			}
		}
		function idIn(record, field) {
			if (typeof record != "object" || !record) return;
			return api_endpoint.nd.safeParse(Object.getOwnPropertyDescriptor(record, field)?.value).data;
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
		var translation = __webpack_require__(9535);
		let BUDGETS = {
			connectMs: 1e4,
			headersMs: 3e4,
			bodyIdleMs: 15e3,
			attemptMs: 6e4
		};
		function createExchange(parts) {
			let { budgets = BUDGETS, sizes = net_body.F0, proxy, clock } = parts, translator = (0, translation.HM)(parts.vocabulary), route = {
				proxy,
				connectTimeoutMs: budgets.connectMs
			}, shared = (0, connection.S)({
				...route,
				isKept: !0
			}), dateMs;
			async function request({ endpoint, body }, path, signal) {
				let isOnce = endpoint.retry === "once", agent = await (isOnce ? (0, connection.S)(route) : shared), options = {
					method: endpoint.method,
					body: JSON.stringify(endpoint.verbatim ? body : translator.body(body)) ?? null,
					headersTimeout: budgets.headersMs,
					bodyTimeout: budgets.bodyIdleMs,
					headers: {
						authorization: `Bearer ${parts.token}`,
						...HEADERS
					}
				};
				return (0, core_clock.ux)({
					clock,
					signal
				}, budgets.attemptMs, async (limited) => {
					let answer = await (0, connection.t)(agent, `${parts.baseUrl}${path}`, {
						...options,
						signal: limited
					}), date = Date.parse(`${answer.headers.date}`) - clock.now();
					Number.isNaN(date) || (dateMs = Math.max(date, dateMs ?? date));
					let received = await (0, net_body.x8)(answer.body, endpoint.mayBeLong === !0, sizes);
					await (0, promises_.setImmediate)();
					return {
						status: answer.statusCode,
						header: (name) => [answer.headers[name]].flat()[0],
						body: received
					};
				}).finally(() => void (isOnce && agent.destroy()));
			}
			return {
				async attempt(call, signal, onEnd) {
					let { endpoint, ids, query = "" } = call, path = translator.path((0, api_endpoint.dN)(endpoint.path, ids)) + query, named = `${endpoint.method} ${path}`, answer;
					try {
						answer = await request(call, path, signal);
					} catch (error) {
						error instanceof network.Xb || signal.throwIfAborted();
						return (0, network.Dx)(named, endpoint.retry !== "read", error);
					} finally {
						onEnd(answer);
					}
					return readAnswer(named, call, answer, translator.answer);
				},
				serviceTime: () => dateMs && dateMs + clock.now(),
				close: async () => (await shared).destroy()
			};
		}
		let HEADERS = {
			"content-type": "application/json",
			accept: "application/json",
			"accept-encoding": "identity",
			"user-agent": "site-deploy"
		}, SHORT_PAUSE_MS = 1e4, WINDOW_MS = 6e4, UNKNOWN = Infinity, pace_DAY_MS = 864e5;
		function createPace(clock, share = UNKNOWN) {
			let queue = [], wakeFirst = () => queue[0]?.wake(), { left, nextAt, roomAt, send } = createBudget(clock, share, wakeFirst);
			return {
				hasRoom: () => roomAt() === 0,
				async turn(isWrite, refusals, signal, onFewLeft) {
					let startedAt = clock.now(), waitMs = () => nextAt(isWrite) - clock.now();
					signal.throwIfAborted();
					if (queue.length === 0 && waitMs() <= 0) return {
						onEnd: send(),
						waitedMs: 0
					};
					let own = {
						isWrite,
						refusals,
						wake() {}
					};
					queue = [...queue, own].sort((a, b) => Number(b.isWrite) - Number(a.isWrite) || b.refusals - a.refusals);
					waitMs() * queue.length > 1e3 && onFewLeft(left());
					try {
						for (; queue[0] !== own || waitMs() > 0;) {
							let woken = new AbortController();
							own.wake = () => woken.abort();
							let ms = queue[0] === own ? Math.min(waitMs(), pace_DAY_MS) : pace_DAY_MS;
							await clock.sleep(ms, AbortSignal.any([signal, woken.signal])).catch(() => {});
							signal.throwIfAborted();
						}
						return {
							onEnd: send(),
							waitedMs: clock.now() - startedAt
						};
					} finally {
						queue = queue.filter((other) => other !== own);
						wakeFirst();
					}
				}
			};
		}
		function createBudget(clock, share, onEnd) {
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
			function nextAt(isWrite) {
				let credit = left - underWay, evenMs = credit > (isWrite ? 0 : 10) ? 0 : Math.max(0, windowEndsAt - sentAt) / (credit + 1), ms = underWay > 0 && (underWay + 1 > room || credit <= 0) ? UNKNOWN : evenMs;
				return Math.max(heldUntil, roomAt(), sentAt + Math.min(SHORT_PAUSE_MS, ms));
			}
			function note({ status, header }, leftThen) {
				if (status === 429) {
					let pauseMs = parseRetryAfter(header) ?? SHORT_PAUSE_MS;
					heldUntil = Math.max(heldUntil, clock.now() + Math.min(pauseMs, api_endpoint.U5));
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
				(hasRisen || clock.now() >= windowEndsAt) && (windowEndsAt = clock.now() + WINDOW_MS);
				left = hasRisen ? Number(shown) : Math.min(left, Number(shown));
			}
			function send() {
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
			return {
				nextAt,
				roomAt,
				send,
				left: () => left === UNKNOWN ? 0 : left
			};
		}
		let WAIT_MS = {
			unshared: SHORT_PAUSE_MS,
			shared: 61e3
		}, IN_DOUBT = [
			"ambiguous",
			"too-large",
			"redirect"
		];
		function createClient(parts) {
			let exchange = createExchange(parts), pace = createPace(parts.clock, parts.mostAMinute), shared = {
				parts,
				exchange,
				pace,
				traffic: {
					requests: 0,
					retries: 0
				}
			}, part = (scope) => partOf({
				...scope,
				...shared,
				ownRetries: 0,
				saidFewLeft: !1,
				planned: void 0
			});
			return {
				...part(parts),
				part,
				traffic: () => ({ ...shared.traffic }),
				hasRoom: pace.hasRoom,
				close: exchange.close
			};
		}
		function partOf(session) {
			return {
				read: async (endpoint, ids, { attempts = 4, page } = {}) => {
					let effect = await callService(session, {
						endpoint,
						ids,
						query: page === void 0 ? "" : `?page=${page}`
					}, attempts);
					if (effect.state === "done") return effect.value;
					throw effect.error;
				},
				serviceTime: () => session.exchange.serviceTime() ?? session.parts.epochMs(),
				write: (endpoint, ids, body) => callService(session, {
					endpoint,
					ids,
					body
				}, 4)
			};
		}
		async function callService(session, call, most) {
			let { signal, onRetry, traffic, parts } = session, { clock, mostAMinute } = parts, { path, retry } = call.endpoint, isText = retry === "replace", planned = isText && session.planned?.path === path ? session.planned : void 0, longestMs = planned ? WAIT_MS[mostAMinute === void 0 ? "unshared" : "shared"] : 0;
			retry !== "read" && (session.planned = void 0);
			let inDoubt = !1, pauseMs, refusals = 0, tried = planned?.attempts ?? 0;
			for (;;) {
				let mayBeSent = inDoubt, result;
				try {
					pauseMs !== void 0 && await clock.sleep(pauseMs, signal);
					signal.throwIfAborted();
					let { onEnd, waitedMs } = await takeTurn(session, retry !== "read", refusals);
					if (isText && !inDoubt && (waitedMs > longestMs || pauseMs !== void 0)) {
						onEnd("unsent");
						session.planned = {
							path,
							attempts: tried
						};
						throw new errors.Gz();
					}
					mayBeSent = !0;
					traffic.requests += 1;
					result = await session.exchange.attempt(call, signal, onEnd);
				} catch (error) {
					if (!mayBeSent || retry === "read" || !(0, errors.si)(error)) throw error;
					return {
						state: "unknown",
						error
					};
				}
				if (!(result instanceof errors.hD)) return {
					state: "done",
					value: result.value
				};
				tried += 1;
				inDoubt ||= IN_DOUBT.includes(result.reason);
				let isRepeatable = (0, api_endpoint.xg)(retry, result);
				!inDoubt && isRepeatable && signal.throwIfAborted();
				pauseMs = isRepeatable && tried < most ? retryDelay(session, result, tried) : void 0;
				if (pauseMs === void 0 && !inDoubt) return {
					state: "not-done",
					error: result
				};
				if (pauseMs === void 0) return {
					state: "unknown",
					error: result,
					mayRepeat: isText || retry === "natural-key"
				};
				traffic.retries += 1;
				(result.reason !== "limited" || (result.retryAfterMs ?? 0) < 1e3) && (session.ownRetries += 1);
				refusals += Number(result.reason === "limited" && result.retryAfterMs !== void 0);
				onRetry(result, pauseMs);
			}
		}
		function takeTurn(session, isWrite, refusals) {
			return session.pace.turn(isWrite, refusals, session.signal, (left) => {
				session.saidFewLeft || session.onFewLeft(left);
				session.saidFewLeft = !0;
			});
		}
		function retryDelay({ parts, deadline, ownRetries }, error, tried) {
			let delayMs = (error.retryAfterMs ?? (error.reason === "limited" ? SHORT_PAUSE_MS : 0)) + 500 * 2 ** (tried - 1) * parts.random();
			return ownRetries < 20 && parts.clock.now() + delayMs < deadline ? delayMs : void 0;
		}
		var github_github = __webpack_require__(4352), payload = __webpack_require__(1837);
		async function lookUpPullRequest(number, access, signal) {
			let answer = await (0, github_github.Cl)(access, "pull-requests: read").call(({ pulls }) => pulls.get, { pull_number: number }, signal);
			signal.throwIfAborted();
			if (answer.state === "not-done" && (answer.status === 404 || answer.status === 410)) return {
				state: "unclear",
				about: "this",
				why: `GitHub shows no pull request of this number (${answer.status})`
			};
			if (answer.state !== "done") return {
				state: "unclear",
				about: "all",
				why: answer.why
			};
			let { data, atMs } = answer, state = (0, payload.rl)(data, "number") === number ? (0, payload.b6)(data, "state") : void 0;
			if (state === "open") return { state };
			let sinceMs = atMs - Date.parse((0, payload.b6)(data, "closed_at") ?? "");
			if (state === "closed" && Number.isFinite(sinceMs)) return {
				state,
				sinceMs
			};
			return {
				state: "unclear",
				about: "this",
				why: (0, github_github.gf)(answer)
			};
		}
		var web_page = __webpack_require__(7285), outcome_failure = __webpack_require__(3434), runner_command = __webpack_require__(4039), aftermath = __webpack_require__(2521), plan_hash = __webpack_require__(123);
		function connect({ baseUrl, apiToken: token, proxy, vocabulary, timeoutMs, mostAMinute }, step) {
			let { clock, cancel, console } = step, time = limitTime({
				signal: cancel,
				deadline: Infinity,
				checksDue: Infinity
			}, clock, "timeout", timeoutMs, () => client), client = createClient({
				baseUrl,
				token,
				proxy,
				vocabulary,
				clock,
				mostAMinute,
				...time,
				...tellWaits(console),
				epochMs: Date.now,
				random: Math.random
			});
			return {
				...step,
				...time,
				client
			};
		}
		function partFor(step, console, limitMs) {
			let time = limitTime(step, step.clock, "target-timeout", limitMs, () => step.client), client = {
				...step.client,
				...step.client.part({
					...time,
					...tellWaits(console)
				})
			};
			return {
				...step,
				...time,
				console,
				client
			};
		}
		function limitTime({ signal, deadline, checksDue }, clock, input, ms = Infinity, client) {
			let startedAt = clock.now(), late = (0, core_clock.zc)(clock, ms, () => {
				let slowed = client().hasRoom() ? "" : " (slowed by max-requests-per-minute)";
				return new errors.j3(TOO_LATE[input] + slowed, input + slowed, ms);
			});
			return {
				signal: AbortSignal.any([signal, late.signal]),
				startedAt,
				deadline: Math.min(deadline, startedAt + ms),
				checksDue: Math.min(checksDue, startedAt + ms * .6666666666666666),
				stop: late.stop
			};
		}
		let TOO_LATE = {
			timeout: "Time ran out for the whole run (timeout).",
			"target-timeout": "Time ran out for this target (target-timeout)."
		};
		function tellWaits({ info }) {
			return {
				onRetry: ({ message }, delayMs) => info(`${message} Trying again in ${Math.max(1, Math.round(delayMs / 100)) / 10} s.`),
				onFewLeft: (remaining) => info(`few requests are left in this minute (${remaining}): asking less often`)
			};
		}
		function createPorts({ inputs, site, siblings, traces, save }, { env, clock, redactor, console, client, signal, startedAt, checksDue }) {
			let { server, dryRun, operations } = inputs, { redact } = redactor, about = {
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
				console,
				siblings,
				traces,
				redact,
				startedAt,
				checksDue,
				reader: client,
				writer: client,
				patience: {
					clock,
					signal,
					during: console.during
				},
				tracker: (0, aftermath.Z7)(about, save, Date.now),
				epochMs: Date.now,
				hide(values) {
					for (let value of values) redactor.add(value);
				},
				getPage: web_page.W,
				runCommand: (command, limitMs) => (0, runner_command.d)(command, env, console.remote(), signal, limitMs),
				orderOf: async (...asked) => (await __webpack_require__.e(107).then(__webpack_require__.bind(__webpack_require__, 1107))).createOrderOf(access, signal)(...asked),
				lookUpPullRequest: (number) => lookUpPullRequest(number, access, signal)
			};
		}
		function begin(ports, found, approved) {
			let learn = (more) => {
				run.facts = {
					...run.facts,
					...more
				};
			}, run = {
				...ports,
				found,
				facts: found,
				learn,
				ended: [],
				replaced: [],
				isLate: !1,
				approved
			};
			return run;
		}
		function endOf(run, failure = run.failure) {
			let { inputs, found, facts, ended, rollback } = run, { operations, dryRun } = inputs, differs = ended.some(({ operation, changes }) => !operation.repeats && changes.length > 0), isCompared = ended.length > 0 && operations.slice(ended.length - 1).every(({ repeats }) => repeats), isKnown = hasPlanned(run.failure) || isCompared;
			return {
				outcome: failure === void 0 || dryRun && hasPlanned(failure) ? dryRun ? "planned" : "succeeded" : (0, outcome_failure.sG)(failure),
				results: operations.map((operation, nth) => ended[nth]?.result ?? notRun(operation)),
				facts,
				failure,
				rollback,
				hasChanges: differs || !isKnown && void 0,
				planHash: dryRun && hasPlanned(run.failure) ? (0, plan_hash.k)(inputs, found, ended) : void 0,
				durationMs: Math.round(run.patience.clock.now() - run.startedAt)
			};
		}
		function hasPlanned(failure) {
			return failure === void 0 || failure.reason === "older-commit";
		}
		function notRun({ name, traits }) {
			return {
				operation: name,
				traits,
				status: "not-run",
				planned: [],
				changes: [],
				wrote: !1,
				durationMs: 0
			};
		}
	}),
	123: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Eh: () => checkApproved,
			QR: () => HALF,
			RV: () => anotherPlan,
			k: () => hashPlan
		});
		var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598), _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8208);
		function hashPlan({ apiToken, baseUrl, site: wanted }, { serverId, site }, plans) {
			let about = [
				baseUrl,
				serverId,
				typeof site == "object" ? site.id : wanted.toLowerCase()
			], half = (spell) => {
				let planned = plans.map(({ operation, changes }) => [operation.name, ...changes.map(spell)]), text = JSON.stringify([
					"site-deploy plan",
					about,
					planned
				]);
				return (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHmac)("sha256", apiToken).update(text).digest("hex").slice(0, HALF);
			};
			return half(spellChange) + half(spellWhole);
		}
		let HALF = 32;
		function checkApproved(approved, now) {
			if (approved === void 0 || approved.isExpected || now.length === 0) return;
			let { operation, changes } = approved, isSame = (spell) => changes.map(spell).join() === now.map(spell).join();
			if (isSame(spellWhole)) return;
			let planned = now.map(({ summary }) => summary).join("; "), why = isSame(spellChange) ? "the deploy script of the site was replaced during this run." : `something changed during this run. It would now be: ${planned}.`, message = `The plan of ${operation.name} no longer matches plan-hash: ${why}`;
			throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__.OK("plan-changed", message, PLAN_AGAIN);
		}
		let PLAN_AGAIN = "Look at the plan of a new run with dry-run: true, and use its plan-hash. The API token must be the same in both.", spellWhole = (change) => JSON.stringify([spellChange(change), change.script?.()]);
		function spellChange({ summary, content }) {
			return JSON.stringify([summary, content()], (_, part) => part instanceof Map || part instanceof Set ? [...part].sort() : part);
		}
		function anotherPlan(approved, now) {
			let lines = now.results.flatMap(({ operation, planned }) => planned.map((line) => `${operation}: ${line}`));
			return {
				reason: "plan-changed",
				message: `The plan no longer matches plan-hash. Nothing was written. ${(now.planHash?.slice(0, 32) === approved.slice(0, 32) ? ["All that differs is a deploy script: it was replaced since the plan was made."] : ["It would now be:", ...lines.length === 0 ? ["nothing to change"] : lines]).join("\n")}`,
				next: PLAN_AGAIN
			};
		}
	}),
	4039: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { d: () => runCommand });
		var _core_clock_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5253), _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8208);
		async function runCommand(command, environment, output, signal, limitMs) {
			let { exec } = await __webpack_require__.e(260).then(__webpack_require__.bind(__webpack_require__, 1260)), kept = Object.entries(environment).filter(([name]) => !name.startsWith("INPUT_")), decoder = new TextDecoder(), listen = (data) => output.push(decoder.decode(data, { stream: !0 }));
			signal.throwIfAborted();
			try {
				let running = exec("bash", [
					"--noprofile",
					"--norc",
					"-c",
					"exec 3>&2 2>/dev/null\nset -m\nbash --noprofile --norc -eo pipefail -c \"$1\" </dev/null 2>&3 3>&- & command=$!\nexec 3>&-\n{ read -r ${2:+-t \"$2\"}; kill -TERM -- \"-$command\"; sleep 2; kill -KILL -- \"-$command\"; } >/dev/null & lifeline=$!\nset +m\nwait \"$command\"; status=$?\nkill -TERM -- \"-$command\" \"-$lifeline\"\nexit \"$status\"",
					"verify-command",
					command,
					...limitMs === void 0 ? [] : [String(Math.max(1, Math.ceil(limitMs / 1e3)))]
				], {
					env: Object.fromEntries(kept.map(([name, value]) => [name, value ?? ""])),
					silent: !0,
					ignoreReturnCode: !0,
					delay: 500,
					listeners: {
						stdout: listen,
						stderr: listen
					}
				});
				return await (0, _core_clock_js__WEBPACK_IMPORTED_MODULE_0__.H6)(running, signal);
			} catch {
				signal.throwIfAborted();
				throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__.OK("verify-command-failed", "The deploy ended, but verify-command could not be run.", "verify-command needs bash on the runner.");
			} finally {
				output.end();
			}
		}
	})
};
