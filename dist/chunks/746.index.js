"use strict";
exports.id = 746;
exports.ids = [746];
exports.modules = {
	5272: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			C: () => readAllOrNull,
			y: () => readAll
		});
		var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8208);
		async function readAll(reader, endpoint, parameters) {
			return await readAllOrNull(reader, endpoint, parameters) ?? [];
		}
		async function readAllOrNull(reader, endpoint, parameters) {
			for (let reads = 1;; reads += 1) {
				let { items: first, lastPage, ...counted } = await reader.read(endpoint, parameters), { total = 0 } = counted;
				if (lastPage > 100) throw incomplete(endpoint.path, "it has more than 100 pages");
				if (first === null) return null;
				let pages = [first];
				for (; pages.length < lastPage;) {
					let wanted = pages.length + 1, { items, page = wanted, ...now } = await reader.read(endpoint, parameters, { page: wanted });
					total = Math.max(total, now.total ?? 0);
					if (page !== wanted) throw incomplete(endpoint.path, `page ${page} came instead of page ${wanted}`);
					if (items === null) return null;
					pages.push(items);
				}
				let shown = [...new Map(pages.flat().map((item) => [item.id, item])).values()];
				if (shown.length >= total) return shown;
				if (reads === 3) throw incomplete(endpoint.path, `its pages show ${shown.length} of ${total} items`, "Run again. If the service still counts more items than it shows, ask its support why.");
			}
		}
		function incomplete(path, why, next = "Give server and site as ids, so that no list of them is read; delete records that nobody needs.") {
			let message = `The list at ${path} cannot be read completely: ${why}. What was not read must not count as missing.`;
			return new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.OK("list-incomplete", message, next);
		}
	}),
	4352: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Cl: () => createGitHub,
			II: () => whyUnusable,
			Of: () => listIn,
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
		let CAUSES = {
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
		}, NO_SUCH_HOST = /^(ENOTFOUND|EAI_AGAIN)$/, UNEXPLAINED = "the connection failed", CERTIFICATE = /^(CERT_|ERR_TLS_CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|HOSTNAME_MISMATCH|INVALID_CA|PATH_LENGTH_EXCEEDED)/;
		function connectionFailure(request, changesSomething, error, server = "service") {
			if (error instanceof NotConnectedError) return neverSent(request, error, server);
			let code = (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.$N)(error);
			if (code === _body_js__WEBPACK_IMPORTED_MODULE_1__.PH) return new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.hD("too-large", request, `The answer to ${request} is too large.`);
			let why = CAUSES[code] ?? UNEXPLAINED, what = changesSomething ? "may have taken effect, but its answer was lost" : "got no answer";
			return new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.hD("ambiguous", request, `${request} ${what}: ${why}.`, { why });
		}
		function neverSent(request, { peer, status, cause }, server) {
			let code = (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.$N)(cause), named = NO_SUCH_HOST.test(code) ? "host name" : void 0, failedAt = peer === "proxy" ? peer : named, fail = (reason, end) => new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.hD(reason, request, `${request} ${end}.`, {
				why: end.slice(14),
				failedAt
			}), side = peer === "service" ? server : peer;
			if (status !== void 0) return fail(status >= 500 ? "unreachable" : "proxy", `was not sent: the proxy refused to connect to the ${server}, with status ${status}`);
			if (/^(ERR_SSL_|EPROTO$)/.test(code)) return fail("certificate", `was not sent: the TLS handshake with the ${side} failed (${code})`);
			if (CERTIFICATE.test(code)) return fail("certificate", `was not sent: the TLS certificate of the ${side} is not trusted (${code})`);
			if (peer === "service") return fail("unreachable", `was not sent: ${CAUSES[code] ?? UNEXPLAINED}`);
			return fail("unreachable", `was not sent: the proxy could not be used: ${CAUSES[code] ?? "its answer is not that of a proxy"}`);
		}
		let localhostLookup = (hostname, options, callback) => {
			let local = /(^|\.)localhost\.?$/i.test(hostname);
			Promise.resolve().then(__webpack_require__.t.bind(__webpack_require__, 610, 23)).then(({ lookup }) => lookup(local ? "127.0.0.1" : hostname, options, callback));
		};
	}),
	7285: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { W: () => getPage });
		var _core_clock_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5253), _connection_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1115), _network_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1113);
		async function getPage({ url, proxy, timeoutMs, headers: ownHeaders }, waits) {
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
		var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8208);
		function trackProgress(about, save, epochMs) {
			let { operations } = about, progress = {
				...about,
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
				save(describe(progress));
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
				let effect = await writer.write(endpoint, parameters, body).catch((error) => {
					isOnce && error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.Gz && tracker.settle("refused");
					throw error;
				});
				isOnce && effect.state !== "unknown" && tracker.settle(effect.state === "done" ? "confirmed" : "refused");
				effect.state !== "not-done" && onEffect(effect.state);
				return effect;
			} };
		}
		function describe(progress) {
			let { server, site, replaced, putBack, restoring, sent } = progress, name = site === "" ? `the server ${server}` : `${site} on the server ${server}`, texts = replaced.map((what) => {
				if (putBack.includes(what)) return `${what} was put back`;
				return restoring === void 0 ? `${what} was replaced, and not put back` : `whether ${what} was put back is not known`;
			});
			return [`for ${name} was stopped from outside ${momentOf(progress)}.`, ...[
				...texts,
				...sent.map(doubtOf),
				adviceOf(progress)
			].map((text) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`)].join(" ");
		}
		function momentOf({ operations, ended, stage, restoring }) {
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
		function adviceOf({ operations, dryRun, ended, stage, sent, restoring }) {
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
	9644: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Te: () => beginRun,
			nA: () => connectStep,
			RV: () => createPorts,
			q_: () => endOfRun,
			QZ: () => limitedPart,
			nE: () => notRun
		});
		var errors = __webpack_require__(8208), api_endpoint = __webpack_require__(8495), promises_ = __webpack_require__(8500), core_clock = __webpack_require__(5253), net_body = __webpack_require__(2235), connection = __webpack_require__(1115), network = __webpack_require__(1113), duration = __webpack_require__(6851);
		function parseRetryAfter(header) {
			let text = header("retry-after")?.trim() ?? "", ms = /^\d{1,9}$/.test(text) ? Number(text) * 1e3 : dateOf(text) - dateOf(header("date") ?? "");
			return ms <= duration.sO ? Math.max(0, ms) : void 0;
		}
		function dateOf(text) {
			let at = Date.parse(text);
			return new Date(at).toUTCString() === text ? at : NaN;
		}
		function readAnswer(request, { endpoint, ids }, { status, header, body }, translate) {
			let reason = reasonOfStatus(status);
			if (reason !== void 0) {
				let retryAfterMs = parseRetryAfter(header), details = {
					status,
					...serverWords(new TextDecoder().decode(body)),
					retryAfterMs
				};
				return new errors.hD(reason, request, `${request} was answered with status ${status}.`, details);
			}
			let isRead = endpoint.retry === "read", unusable = (message) => new errors.hD("ambiguous", request, message, {
				status,
				isUnreadable: isRead
			}), json;
			try {
				let text = new TextDecoder("utf-8", { fatal: !0 }).decode(body);
				json = text.trim() === "" ? void 0 : JSON.parse(text);
			} catch {
				return unusable(`${request} was answered with status ${status} but not with JSON.`);
			}
			let other = isRead ? otherRecordIn(json, endpoint.path, ids) : void 0;
			if (other !== void 0) return unusable(`The answer to ${request} is about something else: it shows ${other}.`);
			let shown = endpoint.verbatim ? json : translate(json), checked = endpoint.answer.safeParse(endpoint.withHeaders ? {
				json: shown,
				header
			} : shown);
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
				let own = endpoint.retry === "once" ? await (0, connection.S)(route) : void 0, options = {
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
					let url = `${parts.baseUrl}${path}`, answer = await (0, connection.t)(own ?? await shared, url, {
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
		}, SHORT_PAUSE_MS = 1e4, WINDOW_MS = 6e4, UNKNOWN = Infinity;
		function createPace(clock, share = UNKNOWN) {
			let queue = [], wakeFirst = () => queue[0]?.wake(), { left, nextAt, send } = createBudget(clock, share, wakeFirst);
			return { async turn(isWrite, refusals, signal, onFewLeft) {
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
						let ms = queue[0] === own ? Math.min(waitMs(), duration.sO) : duration.sO;
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
			} };
		}
		function createBudget(clock, share, onEnd) {
			let left = UNKNOWN, windowEndsAt = 0, mostUnderWay = UNKNOWN, underWay = 0, heldUntil = 0, sentAt = 0, { addEnd, roomAt } = createShare(clock, share);
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
				left: () => left === UNKNOWN ? 0 : left,
				nextAt: (isWrite) => Math.max(heldUntil, roomAt(underWay), sentAt + pauseMs(isWrite)),
				send() {
					let leftThen = left;
					sentAt = clock.now();
					underWay += 1;
					return (answer) => {
						--underWay;
						answer !== "unsent" && addEnd(clock.now() + (answer === void 0 ? WINDOW_MS : 0));
						typeof answer == "object" && note(answer, leftThen);
						onEnd();
					};
				}
			};
		}
		function createShare(clock, most) {
			let ends = [];
			return {
				addEnd(at) {
					ends.push(at);
				},
				roomAt(underWay) {
					ends = ends.filter((at) => clock.now() - at <= WINDOW_MS);
					return underWay + ends.length < most ? 0 : Math.min(...ends) + WINDOW_MS + 1;
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
				close: exchange.close
			};
		}
		function partOf(session) {
			return {
				read: async (endpoint, ids, { attempts, page } = {}) => {
					let effect = await callService(session, {
						endpoint,
						ids,
						query: page === void 0 ? "" : `?page=${page}`,
						attempts
					});
					if (effect.state === "done") return effect.value;
					throw effect.error;
				},
				serviceTime: () => session.exchange.serviceTime() ?? session.parts.epochMs(),
				write: (endpoint, ids, body) => callService(session, {
					endpoint,
					ids,
					body
				})
			};
		}
		async function callService(session, call) {
			let { retry } = call.endpoint, attempts = beginCall(session, call);
			try {
				for (;;) {
					let result = await attempt(session, call, attempts);
					if (!(result instanceof errors.hD)) return {
						state: "done",
						value: result.value
					};
					if (await pauseAfter(result, session, call, attempts)) continue;
					if (!attempts.inDoubt) return {
						state: "not-done",
						error: result
					};
					return {
						state: "unknown",
						error: result,
						mayRepeat: retry === "replace" || retry === "natural-key"
					};
				}
			} catch (error) {
				if (attempts.inDoubt && (0, errors.si)(error)) return {
					state: "unknown",
					error
				};
				throw error;
			}
		}
		function beginCall(session, { endpoint }) {
			let { path, retry, mayWaitMs: atFirstMs = 0 } = endpoint, planned = session.planned?.path === path ? session.planned : void 0;
			retry !== "read" && (session.planned = void 0);
			let mayWaitMs = session.parts.mostAMinute === void 0 ? SHORT_PAUSE_MS : 61e3;
			return {
				tried: planned?.attempts ?? 0,
				refused: 0,
				inDoubt: !1,
				pausedMs: 0,
				mayWaitMs: planned === void 0 ? atFirstMs : mayWaitMs
			};
		}
		async function attempt(session, call, attempts) {
			let { path, retry, mayWaitMs } = call.endpoint, turn = await session.pace.turn(retry !== "read", attempts.refused, session.signal, (left) => {
				session.saidFewLeft || session.onFewLeft(left);
				session.saidFewLeft = !0;
			}), hasWaited = retry === "replace" && attempts.pausedMs > 0 || attempts.pausedMs + turn.waitedMs > attempts.mayWaitMs;
			if ((retry === "replace" || mayWaitMs !== void 0) && hasWaited) {
				turn.onEnd("unsent");
				session.planned = {
					path,
					attempts: attempts.tried
				};
				throw new errors.Gz();
			}
			let wasInDoubt = attempts.inDoubt;
			attempts.inDoubt = !0;
			session.traffic.requests += 1;
			let result = await session.exchange.attempt(call, session.signal, turn.onEnd);
			attempts.tried += 1;
			attempts.inDoubt = wasInDoubt || result instanceof errors.hD && OPEN_FAILURES.includes(result.reason);
			return result;
		}
		async function pauseAfter(error, session, call, attempts) {
			let { parts, signal, deadline } = session, { reason, retryAfterMs } = error;
			if (!(0, api_endpoint.xg)(call.endpoint.retry, error)) return !1;
			signal.throwIfAborted();
			if (attempts.tried >= (call.attempts ?? 4) || session.ownRetries >= 20) return !1;
			let delayMs = (retryAfterMs ?? (reason === "limited" ? SHORT_PAUSE_MS : 0)) + 500 * 2 ** (attempts.tried - 1) * parts.random();
			if (parts.clock.now() + delayMs >= deadline) return !1;
			session.traffic.retries += 1;
			(reason !== "limited" || (retryAfterMs ?? 0) < 1e3) && (session.ownRetries += 1);
			reason === "limited" && retryAfterMs !== void 0 && (attempts.refused += 1);
			session.onRetry(error, delayMs);
			await parts.clock.sleep(delayMs, signal);
			attempts.pausedMs += delayMs;
			return !0;
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
				let inGit = await (0, git.y)(commit, other, access.env, signal), isEnough = enough === "git" || access.env.GITHUB_ACTIONS !== "true";
				if (inGit.order !== "unclear" || isEnough) return inGit;
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
				let data = answer.state === "done" ? answer.data : void 0, order = ORDERS[(0, payload.$6)(data, "status") ?? ""], base = (0, payload.$6)(data, "base_commit", "sha");
				if (order !== void 0) return {
					order,
					other: base,
					goesOut: goesOutIn(data, base ?? other)
				};
				let isMissing = answer.state === "not-done" && answer.status === 404;
				return {
					order: "unclear",
					why: `${inGit.why}; ${isMissing ? "GitHub shows no such commits in the workflow's repository, or the job lacks contents: read (404)" : (0, github_github.II)(answer)}`
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
		var web_page = __webpack_require__(7285), end = __webpack_require__(8405), outcome_failure = __webpack_require__(3434), runner_command = __webpack_require__(4039), sanitizer = __webpack_require__(1854), aftermath = __webpack_require__(2521), plan_hash = __webpack_require__(123);
		function connectStep(inputs, step) {
			let { baseUrl, apiToken: token, proxy, vocabulary, timeoutMs, mostAMinute } = inputs, { clock, cancel: signal, console } = step, deadline = Infinity, client = createClient({
				baseUrl,
				token,
				proxy,
				vocabulary,
				clock,
				mostAMinute,
				signal,
				deadline,
				epochMs: Date.now,
				random: Math.random,
				...tellWaits(console)
			}), endless = {
				signal,
				deadline,
				checksDue: deadline,
				startedAt: clock.now(),
				stop: () => {}
			};
			return limitedPart({
				...step,
				...endless,
				client
			}, console, "timeout", timeoutMs);
		}
		function limitedPart(step, console, input, ms = Infinity) {
			let { clock, client } = step, startedAt = clock.now(), late = (0, core_clock.zc)(clock, ms, () => new errors.j3(TOO_LATE[input], input, ms)), limits = {
				signal: AbortSignal.any([step.signal, late.signal]),
				deadline: Math.min(step.deadline, startedAt + ms),
				checksDue: Math.min(step.checksDue, startedAt + ms * .6666666666666666)
			}, own = {
				...client,
				...client.part({
					...limits,
					...tellWaits(console)
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
				site: (0, sanitizer.TN)(site, redact, end.cB),
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
				runCommand: (command, limitMs) => (0, runner_command.d)({
					command,
					env,
					output: console.remote(),
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
		function endOfRun(run, failure = run.failure) {
			let { inputs, found, facts, ended, rollback } = run, { operations, dryRun } = inputs, differs = ended.some(({ operation, changes }) => !operation.repeats && changes.length > 0), isCompared = ended.length > 0 && operations.slice(ended.length - 1).every(({ repeats }) => repeats), isKnown = hasPlanned(run.failure) || isCompared;
			return {
				outcome: failure === void 0 || dryRun && hasPlanned(failure) ? dryRun ? "planned" : "succeeded" : (0, outcome_failure.sG)(failure),
				results: operations.map((operation, nth) => ended[nth]?.end ?? notRun(operation)),
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
			let { operation, changes } = approved, isSameBy = (spell) => changes.map(spell).join() === now.map(spell).join();
			if (isSameBy(spellWhole)) return;
			let planned = now.map(({ summary }) => summary).join("; "), why = isSameBy(spellChange) ? "the deploy script of the site was replaced during this run." : `something changed during this run. It would now be: ${planned}.`, message = `The plan of ${operation.name} no longer matches plan-hash: ${why}`;
			throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__.OK("plan-changed", message, PLAN_AGAIN);
		}
		let PLAN_AGAIN = "Look at the plan of a new run with dry-run: true, and use its plan-hash. The API token must be the same in both.", spellWhole = (change) => JSON.stringify([spellChange(change), change.script?.()]);
		function spellChange({ summary, content }) {
			return JSON.stringify([summary, content()], (_, part) => part instanceof Map || part instanceof Set ? [...part].sort() : part);
		}
		function anotherPlan(approved, now) {
			if (now.planHash === approved) return;
			let lines = now.results.flatMap(({ operation, planned }) => planned.map((line) => `${operation}: ${line}`));
			return {
				reason: "plan-changed",
				message: `The plan no longer matches plan-hash. Nothing was written. ${(now.planHash?.slice(0, 32) === approved.slice(0, 32) ? ["All that differs is a deploy script: it was replaced since the plan was made."] : ["It would now be:", ...lines.length === 0 ? ["nothing to change"] : lines]).join("\n")}`,
				next: PLAN_AGAIN
			};
		}
	}),
	1687: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Aw: () => siteAmong,
			FB: () => findTarget,
			U2: () => serversOf,
			Yc: () => sitesOf,
			u1: () => resolveTarget,
			xS: () => factsOf,
			ze: () => onServer
		});
		var _api_pages_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5272), _api_sites_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8656), _core_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8208), _core_near_names_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3496), _values_host_name_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7684), _values_input_values_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6057), _values_site_pattern_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3080);
		function findTarget({ reader, patience }, inputs) {
			return patience.during({ doing: "looking for the server and the site" }, () => resolveTarget(reader, inputs));
		}
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
				if (_values_input_values_js__WEBPACK_IMPORTED_MODULE_4__.ID.test(site)) {
					let shown = await (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_2__.MW)(reader.read(_api_sites_js__WEBPACK_IMPORTED_MODULE_1__.getSite, {
						server,
						site: Number(site)
					}), void 0);
					return shown ? accepted(server, shown, wanted) : missing(await sitesOf(reader, server), wanted);
				}
				let sites = await sitesOf(reader, server), facts = siteAmong(sites, wanted), domains = sites.all.map(({ domain }) => domain);
				return facts.site === "missing" ? {
					...facts,
					lookalikes: (0, _core_near_names_js__WEBPACK_IMPORTED_MODULE_5__.BM)(site, domains)
				} : facts;
			});
		}
		async function chooseSite(reader, wanted, servers) {
			let all = wanted === "" ? (await servers()).all : [await onServer(wanted, servers, (server) => reader.read(_api_sites_js__WEBPACK_IMPORTED_MODULE_1__.getServer, { server }))], lists = [];
			for (let { id: server } of all.slice(0, 20)) lists.push(await (0, _api_pages_js__WEBPACK_IMPORTED_MODULE_0__.y)(reader, _api_sites_js__WEBPACK_IMPORTED_MODULE_1__.getSites, { server }).catch((error) => {
				if ((0, _core_errors_js__WEBPACK_IMPORTED_MODULE_2__.si)(error)) throw error;
			}));
			let listed = all.map(({ id, name }, nth) => ({
				server: `${name} (id ${id})`,
				sites: lists[nth]?.map((site) => `${site.domain} (id ${site.id})`) ?? ["not listed"]
			})), place = lists.findIndex((sites = []) => sites.length > 0), chosen = all[Math.max(0, place)];
			if (chosen !== void 0) return {
				...factsOf(chosen.id, lists[place]?.[0]),
				listed
			};
			throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__.dz([{
				input: "server",
				expected: "an account with a server; this one has none at all"
			}]);
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
		function missing(sites, wanted) {
			let { site: name, operations } = wanted, isId = _values_input_values_js__WEBPACK_IMPORTED_MODULE_4__.ID.test(name), isCreated = !isId && operations.some(({ createsSite }) => createsSite === !0), isDeleted = operations.find(({ scope }) => scope === "site")?.deletesSite === !0;
			if (!isCreated && !isDeleted) throw sites.unknown(name);
			isId && checkFound({
				missingId: Number(name),
				sites: sites.all
			}, wanted);
			return factsOf(sites.serverId);
		}
		function accepted(serverId, site, wanted) {
			checkFound({ site }, wanted);
			return factsOf(serverId, site);
		}
		function checkFound(found, { operations }) {
			let problems = operations.flatMap(({ checkSite }) => checkSite(found));
			if (problems.length > 0) throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__.dz(problems);
		}
		let NO_SUCH = {
			server: "a server of this account; there is no",
			site: "a site of this server; there is no"
		};
		function createDirectory(input, all, nameOf) {
			let owner = input === "server" ? "account" : "server", named = all.map((item) => ({
				item,
				name: nameOf(item)
			})), labelOf = ({ item, name }) => `${name} (id ${item.id})`, byId = new Map(all.map((item) => [String(item.id), item])), comparable = (name) => input === "site" ? (0, _values_host_name_js__WEBPACK_IMPORTED_MODULE_3__.DR)(name) : name.toLowerCase(), byName = Map.groupBy(named, ({ name }) => comparable(name)), labels = new Map(named.map((one) => [one.name, labelOf(one)])), compared = 0, refusal = (expected) => new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__.dz([{
				input,
				expected
			}]);
			return {
				all,
				find(wanted) {
					let alike = byName.get(comparable(wanted)) ?? [], exact = input === "server" ? alike.filter(({ name }) => name === wanted) : [], found = exact.length > 0 ? exact : alike;
					if (found.length < 2 || byId.has(wanted)) return byId.get(wanted) ?? found[0]?.item;
					let ids = found.map(labelOf).join(", ");
					throw refusal(`an id, as ${found.length} ${input}s are called ${wanted}: ${ids}`);
				},
				unknown(wanted) {
					let none = `${NO_SUCH[input]} ${wanted}`;
					compared += 1;
					if (compared > 20) return refusal(`${none}.`);
					let near = (0, _core_near_names_js__WEBPACK_IMPORTED_MODULE_5__.ZA)(wanted, [...labels.keys()], (name) => labels.get(name) ?? name), advice = input === "site" && !near.isLikely && !_values_input_values_js__WEBPACK_IMPORTED_MODULE_4__.ID.test(wanted) && !(0, _values_site_pattern_js__WEBPACK_IMPORTED_MODULE_6__.Pt)(wanted) ? " The operation ensure-site creates it." : "", others = all.length === 0 ? `, and the ${owner} has no ${input}s at all.` : `. ${near.text}`;
					return refusal(`${none}${others}${advice}`);
				}
			};
		}
	})
};
