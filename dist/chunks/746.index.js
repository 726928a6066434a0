"use strict";
exports.id = 746;
exports.ids = [746];
exports.modules = {
	5272: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { y: () => readAll });
		var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8208);
		async function readAll(reader, endpoint, parameters) {
			let { path } = endpoint, byId = new Map(), counted = 0, last = 1;
			for (let wanted = 1; wanted <= last; wanted += 1) {
				let options = wanted === 1 ? {} : { page: wanted }, { items, lastPage, page = wanted, total = 0 } = await reader.read(endpoint, parameters, options);
				wanted === 1 && (last = lastPage);
				if (last > 100) throw incomplete(path, "it has more than 100 pages");
				if (page !== wanted) throw incomplete(path, `page ${page} came instead of page ${wanted}`);
				if (items === null) return items;
				for (let item of items) byId.set(item.id, item);
				counted = Math.max(counted, total);
			}
			if (byId.size < counted) throw incomplete(path, `its pages show ${byId.size} of ${counted} items`);
			return [...byId.values()];
		}
		function incomplete(path, why) {
			return new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.OK("list-incomplete", `The list at ${path} cannot be read completely: ${why}. What was not read must not count as missing.`, "Run again. Give server and site as ids, so that no list of them is read; delete records that nobody needs.");
		}
	}),
	9535: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			HM: () => createTranslator,
			aL: () => words,
			sT: () => spelledAs
		});
		let words = [
			"blogapp",
			"cloudstore",
			"webframework",
			"sqldb",
			"chat_a",
			"chat_b",
			"hosted_git_1",
			"hosted_git_2",
			"hosted_git_3"
		];
		function spelledAs(side, spelling) {
			return typeof spelling == "string" ? spelling : spelling[side];
		}
		let NAMED_FIELDS = "blogapp webframework sqldb_version chat_a chat_b chat_a_webhook_url chat_b_webhook_url".split(" ");
		function createTranslator(vocabulary) {
			let spelled = (side) => words.map((word) => [word, spelledAs(side, vocabulary[word] ?? word)]), paths = new Map(spelled("path")), values = spelled("field"), fields = NAMED_FIELDS.map((field) => {
				let [word, spelling] = values.find(([word]) => field.startsWith(word)) ?? ["", ""];
				return [field, field.replace(word, spelling)];
			}), toService = translateBy(new Map(fields), new Map(values)), toDocument = translateBy(inverse(fields), inverse(values));
			return {
				path: (path) => path.replace(/[^/]+/g, (segment) => paths.get(segment) ?? segment),
				write: (body) => JSON.stringify(body, toService),
				read: (json) => JSON.parse(json, toDocument)
			};
		}
		function inverse(pairs) {
			return new Map(pairs.map(([from, to]) => [to, from]));
		}
		function translateBy(fields, values) {
			let taken = new Set(fields.values());
			return (name, value) => {
				if (typeof value == "string") return name === "provider" ? values.get(value) ?? value : value;
				if (typeof value != "object" || !value || Array.isArray(value)) return value;
				let kept = Object.entries(value).filter(([field]) => fields.has(field) || !taken.has(field));
				return Object.fromEntries(kept.map(([field, inner]) => [fields.get(field) ?? field, inner]));
			};
		}
	}),
	4352: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Cl: () => createGitHub,
			II: () => whyUnusable,
			Of: () => listIn,
			u5: () => UNUSABLE
		});
		var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8208), _net_body_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2235), _net_connection_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2343), _net_proxy_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5927), _event_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1547), _payload_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1837);
		let CALL_TIMEOUT_MS = 5e3, UNUSABLE = "the repository, event or proxy that the runner gives (GITHUB_REPOSITORY, GITHUB_API_URL, GITHUB_EVENT_PATH) cannot be used", SILENT = {
			debug: () => {},
			info: () => {},
			warn: () => {},
			error: () => {}
		};
		function createGitHub({ githubToken, env }, needed) {
			let run = (0, _event_js__WEBPACK_IMPORTED_MODULE_4__.hO)(env), [owner = "", repo = ""] = run?.repository.split("/") ?? [];
			return {
				run,
				async call(methodOf, asked, signal) {
					if (githubToken === "") return {
						state: "not-done",
						why: "github-token is empty",
						status: 0
					};
					let rest = run && await connectToGitHub(githubToken, env).catch(() => void 0);
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
		async function connectToGitHub(githubToken, env) {
			let baseUrl = env.GITHUB_API_URL ?? "https://api.github.com", found = URL.canParse(baseUrl) ? (0, _net_proxy_js__WEBPACK_IMPORTED_MODULE_3__.iJ)(baseUrl, env) : { unusable: "GITHUB_API_URL" };
			if ("unusable" in found) return;
			let { getOctokit } = await Promise.all([__webpack_require__.e(752), __webpack_require__.e(184)]).then(__webpack_require__.bind(__webpack_require__, 2184)), request = {
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
				atMs: Date.parse((0, _payload_js__WEBPACK_IMPORTED_MODULE_5__.$6)(headers, "date") ?? "")
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
			let message = (0, _payload_js__WEBPACK_IMPORTED_MODULE_5__.$6)(data, "message"), said = message === void 0 ? "" : `: “${message}”`;
			if (status === 401) return "GitHub does not accept github-token (401); leave the input out, or give a token that is still valid";
			if (status === 403 || status === 404) return `github-token may not do that (${status}${said}); add the line “${needed}” to the permissions: of the job${needed.endsWith("write") ? "; a run from a fork never has it" : ""}`;
			if (status < 400) return `GITHUB_API_URL answers with a redirect (${status}), and redirects are never followed`;
			return `GitHub refused it (${status})${said}`;
		}
		function whyUnusable(answer) {
			return answer.state === "done" ? "GitHub answered with something unexpected" : answer.why;
		}
		function listIn(answer) {
			return answer.state === "done" && Array.isArray(answer.data) ? answer.data : void 0;
		}
	}),
	2343: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			S: () => createAgent,
			t: () => send
		});
		var node_diagnostics_channel__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3053), node_v8__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8877), undici_lib_api_api_request_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4043), undici_lib_api_api_request_js__WEBPACK_IMPORTED_MODULE_2___default = __webpack_require__.n(undici_lib_api_api_request_js__WEBPACK_IMPORTED_MODULE_2__), undici_lib_core_connect_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9136), undici_lib_core_connect_js__WEBPACK_IMPORTED_MODULE_3___default = __webpack_require__.n(undici_lib_core_connect_js__WEBPACK_IMPORTED_MODULE_3__), undici_lib_dispatcher_agent_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7405), undici_lib_dispatcher_agent_js__WEBPACK_IMPORTED_MODULE_4___default = __webpack_require__.n(undici_lib_dispatcher_agent_js__WEBPACK_IMPORTED_MODULE_4__), _core_clock_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5253), _body_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2235), _network_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1113);
		async function createAgent({ proxy, connectTimeoutMs, isKept }) {
			let tls = {
				timeout: connectTimeoutMs,
				lookup: _network_js__WEBPACK_IMPORTED_MODULE_7__.cd,
				minVersion: "TLSv1.2",
				rejectUnauthorized: !0
			}, connect = connectWith(tls), options = {
				maxResponseSize: _body_js__WEBPACK_IMPORTED_MODULE_6__.F0.shortened,
				...!isKept && { pipelining: 0 }
			};
			if (proxy === void 0) return new (undici_lib_dispatcher_agent_js__WEBPACK_IMPORTED_MODULE_4___default())({
				...options,
				connect
			});
			let { Client, ProxyAgent } = await __webpack_require__.e(752).then(__webpack_require__.t.bind(__webpack_require__, 4371, 19));
			return new ProxyAgent({
				...options,
				uri: proxy.origin,
				proxyTls: tls,
				requestTls: tls,
				headers: { "user-agent": "site-deploy" },
				...proxy.authorization !== void 0 && { token: proxy.authorization },
				clientFactory: (origin) => tellingClient(new Client(origin, { connect }), connectTimeoutMs)
			});
		}
		function tellingClient(client, timeoutMs) {
			let connect = client.connect.bind(client);
			return Object.assign(client, { async connect(options) {
				let signal = AbortSignal.timeout(Math.ceil(timeoutMs)), answer = await connect({
					...options,
					signal
				}).catch((error) => {
					throw new _network_js__WEBPACK_IMPORTED_MODULE_7__.Xb("proxy", error);
				});
				if (answer.statusCode >= 200 && answer.statusCode < 300) return {
					...answer,
					statusCode: 200
				};
				answer.socket.on("error", () => {}).destroy();
				throw new _network_js__WEBPACK_IMPORTED_MODULE_7__.Xb("proxy", void 0, answer.statusCode);
			} });
		}
		async function send(agent, url, options) {
			let { origin, pathname, search } = new URL(url);
			created.length = 0;
			let answer = undici_lib_api_api_request_js__WEBPACK_IMPORTED_MODULE_2___default().call(agent, {
				...options,
				origin,
				path: pathname + search
			}), [own] = created;
			try {
				return await (0, _core_clock_js__WEBPACK_IMPORTED_MODULE_5__.H6)(answer, options.signal);
			} catch (error) {
				if (error instanceof _network_js__WEBPACK_IMPORTED_MODULE_7__.Xb || own !== void 0 && sent.has(own)) throw error;
				throw new _network_js__WEBPACK_IMPORTED_MODULE_7__.Xb("service", error);
			}
		}
		let created = [], sent = new WeakSet();
		(0, node_diagnostics_channel__WEBPACK_IMPORTED_MODULE_0__.subscribe)("undici:request:create", (message) => {
			isOfRequest(message) && created.push(message.request);
		});
		(0, node_diagnostics_channel__WEBPACK_IMPORTED_MODULE_0__.subscribe)("undici:client:sendHeaders", (message) => {
			isOfRequest(message) && sent.add(message.request);
		});
		function isOfRequest(message) {
			return typeof message == "object" && !!message && "request" in message;
		}
		function connectWith(tls) {
			let connector = undici_lib_core_connect_js__WEBPACK_IMPORTED_MODULE_3___default()(tls);
			return (target, callback) => connector(target, (...made) => {
				(0, node_v8__WEBPACK_IMPORTED_MODULE_1__.setFlagsFromString)("--wasm-tiering-budget=1000000000");
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
		let CAUSES = {
			ECONNREFUSED: "the connection was refused",
			ECONNRESET: "the connection was reset",
			UND_ERR_SOCKET: "the connection was closed",
			ENOTFOUND: "the host name is unknown",
			EAI_AGAIN: "the host name could not be looked up",
			ETIMEDOUT: "connecting took too long",
			UND_ERR_CONNECT_TIMEOUT: "connecting took too long",
			UND_ERR_HEADERS_TIMEOUT: "no answer came in time",
			TimeoutError: "no answer came in time",
			UND_ERR_BODY_TIMEOUT: "the answer stopped in the middle"
		}, UNEXPLAINED = "the connection failed", CERTIFICATE = /^(CERT_|ERR_TLS_CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|HOSTNAME_MISMATCH|INVALID_CA|PATH_LENGTH_EXCEEDED)/;
		function connectionFailure(request, changesSomething, error, server = "service") {
			if (error instanceof NotConnectedError) return neverSent(request, error, server);
			let code = (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.$N)(error);
			if (code === _body_js__WEBPACK_IMPORTED_MODULE_1__.PH) return new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.hD("too-large", request, `The answer to ${request} is too large.`);
			let why = CAUSES[code] ?? UNEXPLAINED, what = changesSomething ? "may have taken effect, but its answer was lost" : "got no answer";
			return new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.hD("ambiguous", request, `${request} ${what}: ${why}.`, { why });
		}
		function neverSent(request, { peer, status, cause }, server) {
			let code = (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.$N)(cause), isUnknownHost = peer === "service" && code === "ENOTFOUND", fail = (reason, why) => new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.hD(reason, request, `${request} was not sent: ${why}.`, {
				why,
				isUnknownHost
			});
			if (status !== void 0) return fail(status >= 500 ? "unreachable" : "proxy", `the proxy refused to connect to the ${server}, with status ${status}`);
			let side = peer === "service" ? server : peer;
			if (/^(ERR_SSL_|EPROTO$)/.test(code)) return fail("certificate", `the TLS handshake with the ${side} failed (${code})`);
			if (CERTIFICATE.test(code)) return fail("certificate", `the TLS certificate of the ${side} is not trusted (${code})`);
			if (peer === "service") return fail("unreachable", CAUSES[code] ?? UNEXPLAINED);
			return fail("unreachable", `the proxy could not be used: ${CAUSES[code] ?? "its answer is not that of a proxy"}`);
		}
		let localhostLookup = (hostname, options, callback) => {
			let local = /(^|\.)localhost\.?$/i.test(hostname);
			Promise.resolve().then(__webpack_require__.t.bind(__webpack_require__, 610, 23)).then(({ lookup }) => lookup(local ? "127.0.0.1" : hostname, options, callback));
		};
	}),
	7285: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { W: () => getPage });
		var _core_clock_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5253), _connection_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2343), _network_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1113);
		async function getPage({ url, proxy, timeoutMs, headers: ownHeaders }, waits) {
			let agent = await (0, _connection_js__WEBPACK_IMPORTED_MODULE_1__.S)({
				proxy,
				connectTimeoutMs: timeoutMs
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
				}), chunks = [], size = 0;
				for await (let chunk of answer.body) {
					chunks.push(chunk);
					size += chunk.length;
					if (size >= 1048576) break;
				}
				let [location] = [answer.headers.location].flat(), text = Buffer.concat(chunks).toString("utf8");
				return {
					status: answer.statusCode,
					location,
					text
				};
			}).catch((error) => {
				waits.signal.throwIfAborted();
				throw (0, _network_js__WEBPACK_IMPORTED_MODULE_2__.Dx)("the request", !1, error, "site");
			}).finally(() => void agent.destroy());
		}
	}),
	9644: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Te: () => beginRun,
			nA: () => connectStep,
			RV: () => createPorts,
			q_: () => endOfRun,
			QZ: () => limitedPart,
			nE: () => notRun
		});
		var errors = __webpack_require__(8208), promises_ = __webpack_require__(8500), core_clock = __webpack_require__(5253), net_body = __webpack_require__(2235), connection = __webpack_require__(2343), network = __webpack_require__(1113), duration = __webpack_require__(6851);
		function parseRetryAfter(header) {
			let text = header("retry-after")?.trim() ?? "", ms = /^\d{1,9}$/.test(text) ? Number(text) * 1e3 : dateOf(text) - dateOf(header("date") ?? "");
			return ms <= duration.sO ? Math.max(0, ms) : void 0;
		}
		function dateOf(text) {
			let at = Date.parse(text);
			return new Date(at).toUTCString() === text ? at : NaN;
		}
		var api_endpoint = __webpack_require__(8495);
		function readAnswer(request, { endpoint, ids }, { status, header, body }, translate) {
			let reason = reasonOfStatus(status);
			if (reason !== void 0) {
				let retryAfterMs = parseRetryAfter(header), details = {
					status,
					said: serverWords(new TextDecoder().decode(body)),
					retryAfterMs
				};
				return new errors.hD(reason, request, `${request} was answered with status ${status}.`, details);
			}
			let unusable = (message) => new errors.hD("ambiguous", request, message, { status }), json;
			try {
				let text = new TextDecoder("utf-8", { fatal: !0 }).decode(body), read = endpoint.verbatim ? JSON.parse : translate;
				json = text.trim() === "" ? void 0 : read(text);
			} catch {
				return unusable(`${request} was answered with status ${status} but not with JSON.`);
			}
			let other = endpoint.retry === "read" ? otherRecordIn(json, endpoint.path, ids) : void 0;
			if (other !== void 0) return unusable(`The answer to ${request} is about something else: it shows ${other}.`);
			let checked = endpoint.answer.safeParse(endpoint.withHeaders ? {
				json,
				header
			} : json);
			if (checked.success) return { value: checked.data };
			return unusable(`The answer to ${request} has an unexpected shape (${[...new Set(checked.error.issues.map(({ path }) => path.join(".") || "the answer"))].join(", ")}).`);
		}
		function otherRecordIn(answer, path, ids) {
			let wanted = Object.entries(ids).filter(([name, id]) => typeof id == "number" && path.includes(`{${name}}`)).map(([name, id]) => ({
				field: path.endsWith(`{${name}}`) ? "id" : `${name}_id`,
				id
			})), seen = new Set();
			for (let item of [(0, api_endpoint.oA)(answer)].flat()) {
				let id = idIn(item, "id");
				if (id !== void 0 && seen.has(id)) return `the id ${id} twice`;
				id !== void 0 && seen.add(id);
				let other = wanted.find(({ field, id }) => (idIn(item, field) ?? id) !== id);
				if (other !== void 0) return `the ${other.field} ${idIn(item, other.field)} instead of ${other.id}`;
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
		function reasonOfStatus(status) {
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
			if (typeof parsed != "object" || !parsed) return asText(parsed);
			let { message, error, errors } = parsed, fields = Object.entries(typeof errors == "object" ? errors ?? {} : {}).map(([field, words]) => Array.isArray(errors) ? asText(words) : `${field}: ${asText(words)}`);
			return [
				asText(message),
				asText(error),
				...fields
			].filter((part) => part !== "").join(" ").replace(/[^\S\r\n]+/g, " ");
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
			let { budgets = BUDGETS, proxy, clock } = parts, translator = (0, translation.HM)(parts.vocabulary), route = {
				proxy,
				connectTimeoutMs: budgets.connectMs
			}, shared = (0, connection.S)({
				...route,
				isKept: !0
			}), dateMs;
			async function request({ endpoint, body }, path, signal) {
				let own = endpoint.retry === "once" ? await (0, connection.S)(route) : void 0, options = {
					method: endpoint.method,
					body: (endpoint.verbatim ? JSON.stringify(body) : translator.write(body)) ?? null,
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
					let url = `${parts.baseUrl}${path}`, answer = await (0, connection.t)(own ?? await shared, url, {
						...options,
						signal: limited
					}), date = Date.parse(`${answer.headers.date}`) - clock.now();
					Number.isNaN(date) || (dateMs = Math.max(date, dateMs ?? date));
					let received = await (0, net_body.x8)(answer.body, endpoint.mayBeLong === !0);
					await (0, promises_.setImmediate)();
					return {
						status: answer.statusCode,
						header: (name) => [answer.headers[name]].flat()[0],
						body: received
					};
				}).finally(() => void own?.destroy());
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
					return readAnswer(named, call, answer, translator.read);
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
		}, SHORT_PAUSE_MS = 1e4, WINDOW_MS = 6e4, UNKNOWN = Infinity;
		function createPace(clock, share = UNKNOWN) {
			let queue = [], changed = new AbortController(), wakeAll = () => {
				changed.abort();
				changed = new AbortController();
			}, { waitMs, send } = createBudget(clock, share, wakeAll);
			return { async turn(own, signal) {
				let startedAt = clock.now(), waitedMs = 0, ownMs = () => queue[0] === own ? waitMs(own.isWrite) : duration.sO;
				queue = [...queue, own].sort((a, b) => Number(b.isWrite) - Number(a.isWrite) || b.refusals - a.refusals);
				try {
					signal.throwIfAborted();
					for (; ownMs() > 0;) {
						await clock.sleep(ownMs(), AbortSignal.any([signal, changed.signal])).catch(() => {});
						signal.throwIfAborted();
						waitedMs = clock.now() - startedAt;
					}
					if (waitedMs > own.mayWaitMs) throw new errors.Gz();
					return send();
				} finally {
					queue = queue.filter((other) => other !== own);
					wakeAll();
				}
			} };
		}
		function createBudget(clock, share, onEnd) {
			let left = UNKNOWN, windowEndsAt = 0, mostUnderWay = UNKNOWN, underWay = 0, heldUntil = 0, sentAt = 0, counted = [];
			function pauseMs(isWrite) {
				let credit = left - underWay;
				if (underWay > 0 && (underWay + 1 > mostUnderWay || credit <= 0)) return SHORT_PAUSE_MS;
				if (credit > (isWrite ? 0 : 10)) return 0;
				return Math.min(SHORT_PAUSE_MS, Math.max(0, windowEndsAt - sentAt) / (credit + 1));
			}
			function note({ status, header }, leftThen) {
				if (status === 429) {
					let askedMs = parseRetryAfter(header) ?? SHORT_PAUSE_MS;
					heldUntil = Math.max(heldUntil, clock.now() + Math.min(askedMs, api_endpoint.U5));
					windowEndsAt = heldUntil;
					left = UNKNOWN;
					mostUnderWay = 1;
					return;
				}
				mostUnderWay += .1;
				let shown = header("x-ratelimit-remaining") ?? "";
				if (!/^\d{1,9}$/.test(shown)) return;
				let hasRisen = Number(shown) > leftThen;
				(hasRisen || clock.now() >= windowEndsAt) && (windowEndsAt = clock.now() + WINDOW_MS);
				left = hasRisen ? Number(shown) : Math.min(left, Number(shown));
			}
			return {
				waitMs(isWrite) {
					counted = counted.filter((at) => clock.now() - at <= WINDOW_MS);
					let roomAt = underWay + counted.length < share ? 0 : Math.min(...counted) + WINDOW_MS + 1;
					return Math.min(duration.sO, Math.max(heldUntil, roomAt, sentAt + pauseMs(isWrite)) - clock.now());
				},
				send() {
					let leftThen = left;
					sentAt = clock.now();
					underWay += 1;
					return (answer) => {
						--underWay;
						counted.push(clock.now() + (answer === void 0 ? WINDOW_MS : 0));
						answer !== void 0 && note(answer, leftThen);
						onEnd();
					};
				}
			};
		}
		let OPEN_FAILURES = [
			"ambiguous",
			"too-large",
			"redirect"
		];
		function createClient(parts) {
			let exchange = createExchange(parts), shared = {
				parts,
				exchange,
				pace: createPace(parts.clock, parts.mostAMinute),
				traffic: {
					requests: 0,
					retries: 0
				}
			}, part = (scope) => {
				let session = {
					...scope,
					...shared,
					retries: 0,
					planned: void 0
				};
				return {
					read: async (endpoint, ids, { attempts, page } = {}) => {
						let query = page === void 0 ? "" : `?page=${page}`, effect = await callService(session, {
							endpoint,
							ids,
							query,
							attempts
						});
						if (effect.state === "done") return effect.value;
						throw effect.error;
					},
					serviceTime: exchange.serviceTime,
					write: (endpoint, ids, body) => callService(session, {
						endpoint,
						ids,
						body
					})
				};
			};
			return {
				...part(parts),
				part,
				traffic: () => ({ ...shared.traffic }),
				close: exchange.close
			};
		}
		async function callService(session, call) {
			let { parts, exchange, pace, traffic, signal } = session, { path, retry } = call.endpoint, mayWaitMs = longestWaitOf(call, session), inDoubt = !1, pausedMs = 0, refusals = 0;
			try {
				for (let tried = 1;; tried += 1) {
					let isWrite = retry !== "read", onEnd = await pace.turn({
						isWrite,
						refusals,
						mayWaitMs: mayWaitMs - pausedMs
					}, signal), wasInDoubt = inDoubt;
					inDoubt = !0;
					traffic.requests += 1;
					let result = await exchange.attempt(call, signal, onEnd);
					if (!(result instanceof errors.hD)) return {
						state: "done",
						value: result.value
					};
					inDoubt = wasInDoubt || OPEN_FAILURES.includes(result.reason);
					let delayMs = pauseAfter(result, tried, call, session);
					if (delayMs === void 0) {
						if (!inDoubt) return {
							state: "not-done",
							error: result
						};
						return {
							state: "unknown",
							error: result,
							mayRepeat: retry === "replace" || retry === "natural-key"
						};
					}
					await parts.clock.sleep(delayMs, signal);
					pausedMs += retry === "replace" ? Infinity : delayMs;
					result.retryAfterMs !== void 0 && (refusals += 1);
				}
			} catch (error) {
				error instanceof errors.Gz && (session.planned = path);
				if (inDoubt && (0, errors.si)(error)) return {
					state: "unknown",
					error
				};
				throw error;
			}
		}
		function longestWaitOf({ endpoint }, session) {
			let { path, retry, mayWaitMs = retry === "replace" ? 0 : Infinity } = endpoint;
			if (retry === "read") return mayWaitMs;
			let isAnew = session.planned === path;
			session.planned = void 0;
			if (!isAnew) return mayWaitMs;
			return session.parts.mostAMinute === void 0 ? SHORT_PAUSE_MS : 61e3;
		}
		function pauseAfter(error, tried, call, session) {
			let { parts, traffic, signal, deadline } = session, { reason, retryAfterMs } = error, isRepeatable = reason !== "ambiguous" || [
				"read",
				"gone",
				"flag"
			].includes(call.endpoint.retry);
			if (!(0, errors.WG)(error) || !isRepeatable) return;
			signal.throwIfAborted();
			if (tried >= (call.attempts ?? 4) || session.retries >= 20) return;
			let delayMs = (retryAfterMs ?? (reason === "limited" ? SHORT_PAUSE_MS : 0)) + 500 * 2 ** (tried - 1) * parts.random();
			if (parts.clock.now() + delayMs >= deadline) return;
			session.retries += 1;
			traffic.retries += 1;
			session.onRetry(error, delayMs);
			return delayMs;
		}
		var commit_order = __webpack_require__(2382), git = __webpack_require__(3562), github_github = __webpack_require__(4352), payload = __webpack_require__(1837);
		let ORDERS = {
			identical: "same",
			behind: "older",
			ahead: "newer",
			diverged: "diverged"
		};
		function createOrderOf(access, signal) {
			return async (commit, other, enough) => {
				let inGit = await (0, git.y)(commit, other, access.env, signal);
				if (inGit.order !== "unclear" || enough === "git" || access.env.GITHUB_ACTIONS !== "true") return inGit;
				let { call } = (0, github_github.Cl)(access, "contents: read"), ask = (per_page, page) => {
					let what = {
						basehead: `${other}...${commit}`,
						per_page,
						page
					};
					return call(({ repos }) => repos.compareCommitsWithBasehead, what, signal);
				}, answer = await ask(100, 1);
				answer.state === "unknown" && !signal.aborted && (answer = await ask(1, 2));
				signal.throwIfAborted();
				let data = answer.state === "done" ? answer.data : void 0, order = ORDERS[(0, payload.$6)(data, "status") ?? ""], [base] = /^[0-9a-f]{40,64}$/.exec((0, payload.$6)(data, "base_commit", "sha") ?? "") ?? [];
				if (order !== void 0) return {
					order,
					other: base,
					goesOut: goesOutIn(data, base ?? other)
				};
				return {
					order: "unclear",
					why: `${inGit.why}; ${(0, github_github.II)(answer)}`
				};
			};
		}
		function goesOutIn(data, base) {
			let brings = (0, payload.UK)(data, "ahead_by"), takesBack = (0, payload.UK)(data, "behind_by");
			if (typeof brings != "number" || typeof takesBack != "number") return [];
			let shown = (0, payload.UK)(data, "commits"), all = Array.isArray(shown) && shown.length === brings ? shown.map(lineOf).toReversed() : [];
			return (0, commit_order.oV)(brings, takesBack, base, all.slice(0, commit_order.af));
		}
		function lineOf(commit) {
			let author = (0, payload.$6)(commit, "author", "login") ?? (0, payload.$6)(commit, "commit", "author", "name"), [subject = ""] = (0, payload.$6)(commit, "commit", "message")?.split("\n", 1) ?? [];
			return author ? `${subject} (${author})` : subject;
		}
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
			let { data, atMs } = answer, state = (0, payload.tk)(data, "number") === number ? (0, payload.$6)(data, "state") : void 0;
			if (state === "open") return { state };
			let sinceMs = atMs - Date.parse((0, payload.$6)(data, "closed_at") ?? "");
			if (state === "closed" && Number.isFinite(sinceMs)) return {
				state,
				sinceMs
			};
			return {
				state: "unclear",
				about: "this",
				why: (0, github_github.II)(answer)
			};
		}
		var web_page = __webpack_require__(7285), outcome_failure = __webpack_require__(3434), runner_command = __webpack_require__(4039), plan_hash = __webpack_require__(123);
		function connectStep(inputs, step) {
			let { baseUrl, apiToken: token, proxy, vocabulary, mostAMinute, timeoutMs } = inputs, { cancel: signal, console } = step, deadline = Infinity, endless = {
				...step,
				signal,
				deadline
			}, client = createClient({
				baseUrl,
				token,
				proxy,
				vocabulary,
				mostAMinute,
				...endless,
				random: Math.random,
				onRetry() {}
			}), slowedBy = mostAMinute === void 0 ? "" : ", with max-requests-per-minute";
			return limitedPart({
				...endless,
				checksDue: deadline,
				slowedBy,
				client
			}, console, "timeout", timeoutMs);
		}
		function limitedPart(step, console, input, ms = Infinity) {
			let { clock, client, slowedBy } = step, startedAt = clock.now(), late = (0, core_clock.zc)(clock, ms, () => new errors.j3(`Time ran out (${input}${slowedBy}).`, input, ms)), limits = {
				signal: AbortSignal.any([step.signal, late.signal]),
				deadline: Math.min(step.deadline, startedAt + ms),
				checksDue: Math.min(step.checksDue, startedAt + ms * .6666666666666666)
			}, onRetry = ({ message }, delayMs) => console.info(`${message} Trying again in ${Math.max(1, Math.round(delayMs / 100)) / 10} s.`), own = {
				...client,
				...client.part({
					...limits,
					onRetry
				})
			};
			return {
				...step,
				...limits,
				startedAt,
				stop: late.stop,
				console,
				client: own
			};
		}
		function createPorts(parts, { env, clock, redactor, console, client, signal, startedAt, checksDue }) {
			let access = {
				githubToken: parts.inputs.githubToken ?? "",
				env
			};
			return {
				...parts,
				console,
				startedAt,
				checksDue,
				redact: redactor.redact,
				reader: client,
				writer: client,
				patience: {
					clock,
					signal,
					during: console.during
				},
				epochMs: Date.now,
				hide(values) {
					for (let value of values) redactor.add(value);
				},
				getPage: web_page.W,
				runCommand: (command, limitMs) => (0, runner_command.d)({
					command,
					env,
					open: console.remote,
					signal,
					limitMs
				}),
				orderOf: createOrderOf(access, signal),
				lookUpPullRequest: (number) => lookUpPullRequest(number, access, signal)
			};
		}
		function beginRun(ports, found, approved) {
			let learn = (more) => {
				run.facts = {
					...run.facts,
					...more
				};
			}, none = {
				ended: [],
				replaced: [],
				sent: [],
				isWriting: !1
			}, run = {
				...ports,
				...none,
				found,
				facts: found,
				learn,
				approved
			};
			return run;
		}
		function endOfRun(run, failure = run.failure) {
			let { inputs, found, facts, ended, rollback } = run, { operations, dryRun } = inputs, differs = ended.some(({ operation, changes }) => !operation.repeats && changes.length > 0), isKnown = run.failure === void 0 || run.failure.reason === "older-commit";
			return {
				outcome: failure === void 0 || dryRun && failure.reason === "older-commit" ? dryRun ? "planned" : "succeeded" : (0, outcome_failure.sG)(failure),
				results: operations.map((operation, nth) => ended[nth]?.end ?? notRun(operation)),
				facts,
				failure,
				rollback,
				hasChanges: differs || !isKnown && void 0,
				planHash: dryRun && isKnown ? (0, plan_hash.k)(inputs, found, ended) : void 0,
				durationMs: Math.round(run.patience.clock.now() - run.startedAt)
			};
		}
		function notRun({ name, traits }) {
			return {
				operation: name,
				traits,
				outcome: "not-run",
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
			RV: () => anotherPlan,
			k: () => hashPlan
		});
		var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598), _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8208);
		function hashPlan({ apiToken, baseUrl, site: wanted }, { serverId, site }, plans) {
			let about = [
				baseUrl,
				serverId,
				typeof site == "object" ? site.id : wanted.toLowerCase()
			], planned = plans.map(({ operation, changes }) => [operation.name, ...changes.map(spellChange)]), text = JSON.stringify([
				"site-deploy plan",
				about,
				planned
			]);
			return (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHmac)("sha256", apiToken).update(text).digest("hex");
		}
		function checkApproved(approved, now) {
			if (approved === void 0 || approved.isExpected || now.length === 0) return;
			let { operation, changes } = approved;
			if (changes.map(spellChange).join() === now.map(spellChange).join()) return;
			let planned = now.map(({ summary }) => summary).join("; "), message = `The plan of ${operation.name} no longer matches plan-hash: something changed during this run. It would now be: ${planned}.`;
			throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__.OK("plan-changed", message, PLAN_AGAIN);
		}
		let PLAN_AGAIN = "If it looks the same, what it writes has changed, or the deploy script. Look at the plan of a new run with dry-run: true, and use its plan-hash. The API token must be the same in both.";
		function spellChange({ summary, content }) {
			return JSON.stringify([summary, content()], (_, part) => part instanceof Map || part instanceof Set ? [...part].sort() : part);
		}
		function anotherPlan(approved, now) {
			if (now.planHash === approved) return;
			let lines = now.results.flatMap(({ operation, planned }) => planned.map((line) => `${operation}: ${line}`));
			return {
				reason: "plan-changed",
				message: `The plan no longer matches plan-hash. Nothing was written. It would now be:\n${lines.length === 0 ? "nothing to change" : lines.join("\n")}`,
				next: PLAN_AGAIN
			};
		}
	}),
	1687: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Aw: () => siteAmong,
			U2: () => serversOf,
			Yc: () => sitesOf,
			u1: () => resolveTarget,
			xS: () => factsOf,
			ze: () => onServer
		});
		var _api_pages_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5272), _api_sites_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8656), _core_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8208), _core_near_names_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3496), _values_host_name_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7684), _values_input_values_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6057), _values_site_pattern_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3080);
		function serversOf(reader) {
			let servers, read = async () => createDirectory("server", await (0, _api_pages_js__WEBPACK_IMPORTED_MODULE_0__.y)(reader, _api_sites_js__WEBPACK_IMPORTED_MODULE_1__.getServers, {}), ({ name }) => name);
			return () => servers ??= read();
		}
		async function sitesOf(reader, serverId) {
			return {
				...createDirectory("site", await (0, _api_pages_js__WEBPACK_IMPORTED_MODULE_0__.y)(reader, _api_sites_js__WEBPACK_IMPORTED_MODULE_1__.getSites, { server: serverId }), ({ domain }) => domain),
				serverId
			};
		}
		function factsOf(serverId, site = "missing") {
			return {
				serverId,
				site,
				repository: "unknown"
			};
		}
		function resolveTarget(reader, wanted, servers = serversOf(reader)) {
			let { server: name, site } = wanted;
			if (site === "" && wanted.operations.some(({ standsAlone }) => standsAlone)) return chooseSite(reader, name, servers);
			return onServer(name, servers, async (server) => {
				site === "" && _values_input_values_js__WEBPACK_IMPORTED_MODULE_4__.ID.test(name) && await reader.read(_api_sites_js__WEBPACK_IMPORTED_MODULE_1__.getServer, { server });
				if (site === "") return factsOf(server);
				let isId = _values_input_values_js__WEBPACK_IMPORTED_MODULE_4__.ID.test(site), shown = isId ? await (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_2__.MW)((async () => reader.read(_api_sites_js__WEBPACK_IMPORTED_MODULE_1__.getSite, {
					server,
					site: Number(site)
				}))(), void 0) : void 0;
				if (shown !== void 0) return accepted(server, shown, wanted);
				let sites = await sitesOf(reader, server);
				if (isId) return missing(sites, wanted);
				let facts = siteAmong(sites, wanted), domains = sites.all.map(({ domain }) => domain);
				return facts.site === "missing" ? {
					...facts,
					lookalikes: (0, _core_near_names_js__WEBPACK_IMPORTED_MODULE_5__.BM)(site, domains)
				} : facts;
			});
		}
		async function chooseSite(reader, wanted, servers) {
			let all = wanted === "" ? (await servers()).all : [await onServer(wanted, servers, (server) => reader.read(_api_sites_js__WEBPACK_IMPORTED_MODULE_1__.getServer, { server }))], [first] = all;
			if (first === void 0) throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__.dz([{
				input: "server",
				expected: "an account with a server; this one has none"
			}]);
			let facts = factsOf(first.id), listed = [];
			for (let [nth, { id, name }] of all.entries()) {
				let sites = nth < 20 ? await (0, _api_pages_js__WEBPACK_IMPORTED_MODULE_0__.y)(reader, _api_sites_js__WEBPACK_IMPORTED_MODULE_1__.getSites, { server: id }).catch(ifRefused) : void 0, labels = sites?.map((site) => `${site.domain} (id ${site.id})`) ?? ["not listed"];
				listed.push({
					server: `${name} (id ${id})`,
					sites: labels
				});
				facts.site === "missing" && sites?.[0] !== void 0 && (facts = factsOf(id, sites[0]));
			}
			return {
				...facts,
				listed
			};
		}
		function ifRefused(error) {
			if (!(error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_2__.hD)) throw error;
		}
		async function onServer(server, servers, read) {
			let find = async () => {
				let all = await servers(), found = all.find(server);
				if (found === void 0) throw all.unknown(server);
				return found.id;
			};
			if (!_values_input_values_js__WEBPACK_IMPORTED_MODULE_4__.ID.test(server)) return read(await find());
			return read(Number(server)).catch(async (error) => {
				let id = (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_2__.c4)(error) ? await find() : Number(server);
				if (id === Number(server)) throw error;
				return read(id);
			});
		}
		function siteAmong(sites, wanted) {
			if (wanted.site === "") return factsOf(sites.serverId);
			let site = sites.find(wanted.site);
			return site === void 0 ? missing(sites, wanted) : accepted(sites.serverId, site, wanted);
		}
		function missing(sites, { site: name, operations }) {
			let isId = _values_input_values_js__WEBPACK_IMPORTED_MODULE_4__.ID.test(name), isCreated = !isId && operations.some(({ createsSite }) => createsSite === !0), isDeleted = operations.find(({ scope }) => scope === "site")?.deletesSite === !0;
			if (!isCreated && !isDeleted) throw sites.unknown(name);
			let other = isId ? sites.all.find((site) => problemsWith(site, operations).length === 0) : void 0;
			if (other === void 0) return factsOf(sites.serverId);
			let expected = `the id of ${other.domain}, which is ${other.id}; there is no site ${name}`;
			throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__.dz([{
				input: "site",
				expected
			}]);
		}
		function accepted(serverId, site, { operations }) {
			let problems = problemsWith(site, operations);
			if (problems.length > 0) throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__.dz(problems);
			return factsOf(serverId, site);
		}
		function problemsWith(site, operations) {
			return operations.flatMap(({ checkSite }) => checkSite(site));
		}
		function createDirectory(input, all, nameOf) {
			let labelOf = (item) => `${nameOf(item)} (id ${item.id})`, comparable = (name) => input === "site" ? (0, _values_host_name_js__WEBPACK_IMPORTED_MODULE_3__.DR)(name) : name, byId = new Map(all.map((item) => [String(item.id), item])), byName = Map.groupBy(all, (item) => comparable(nameOf(item))), noSuch = input === "site" ? "a site of this server; there is no" : "a server of this account; there is no", compared = 0, refusal = (expected) => new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__.dz([{
				input,
				expected
			}]);
			return {
				all,
				find(wanted) {
					let found = byName.get(comparable(wanted)) ?? [];
					if (found.length < 2 || byId.has(wanted)) return byId.get(wanted) ?? found[0];
					let ids = found.map(labelOf).join(", ");
					throw refusal(`an id, as ${found.length} ${input}s are called ${wanted}: ${ids}`);
				},
				unknown(wanted) {
					compared += 1;
					if (compared > 20) return refusal(`${noSuch} ${wanted}.`);
					let labels = new Map(all.map((item) => [nameOf(item), labelOf(item)])), near = (0, _core_near_names_js__WEBPACK_IMPORTED_MODULE_5__.ZA)(wanted, [...labels.keys()], (name) => labels.get(name) ?? name), advice = input === "site" && !near.isLikely && !_values_input_values_js__WEBPACK_IMPORTED_MODULE_4__.ID.test(wanted) && !(0, _values_site_pattern_js__WEBPACK_IMPORTED_MODULE_6__.Pt)(wanted) ? " The operation ensure-site creates it." : "", others = all.length === 0 ? ", nor any other." : `. ${near.text}`;
					return refusal(`${noSuch} ${wanted}${others}${advice}`);
				}
			};
		}
	})
};
