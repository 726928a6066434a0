"use strict";
exports.id = 62;
exports.ids = [62];
exports.modules = {
	5058: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			closeOpenDeployment: () => closeOpenDeployment,
			openGitHubDeployment: () => openGitHubDeployment,
			retireDeployments: () => retireDeployments
		});
		var _secrets_sanitizer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1854), _github_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4352), _payload_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1837), _time_limits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4175);
		let PERMISSION = "deployments: write";
		async function openGitHubDeployment(about, context, nth) {
			let { environment, environmentUrl } = about, { signal, redactor, console } = context, tools = {
				...about,
				...context
			}, { run, call } = (0, _github_js__WEBPACK_IMPORTED_MODULE_0__.Cl)(tools, PERMISSION), answer = await call(({ repos }) => repos.createDeployment, deploymentOf(about, run), signal), id = answer.state === "done" ? (0, _payload_js__WEBPACK_IMPORTED_MODULE_1__.tk)(answer.data, "id") : void 0;
			if (id === void 0) {
				let not = answer.state === "not-done" ? "was not created" : "may or may not have been created";
				signal.aborted || console.warning(`The GitHub Deployment ${not}: ${(0, _github_js__WEBPACK_IMPORTED_MODULE_0__.II)(answer)}. The deploy itself goes on.`);
				return null;
			}
			let status = (state, description) => ({
				deployment_id: id,
				state,
				description,
				auto_inactive: !0,
				...run?.logUrl !== void 0 && { log_url: run.logUrl },
				...environmentUrl !== void 0 && { environment_url: environmentUrl }
			}), keep = (text) => context.files.saveState(`github-deployment-${nth}`, text);
			console.info(`GitHub Deployment ${id} of ${environment}`);
			keep(JSON.stringify(status("error", "The step was stopped from outside; how the deploy ended is not known")));
			await setStatus(status("in_progress", "The deploy is running"), signal, tools);
			return {
				id,
				async close({ state, description }) {
					let end = status(state, (0, _secrets_sanitizer_js__WEBPACK_IMPORTED_MODULE_2__.TN)(description, redactor.redact, 140));
					keep(JSON.stringify(end));
					await setStatus(end, (0, _time_limits_js__WEBPACK_IMPORTED_MODULE_3__.Z)(context), tools) && keep("");
				}
			};
		}
		async function closeOpenDeployment(saved, tools) {
			await setStatus(JSON.parse(saved), new AbortController().signal, tools);
		}
		async function retireDeployments(about, context, sites) {
			let { environment } = about, { console } = context, signal = (0, _time_limits_js__WEBPACK_IMPORTED_MODULE_3__.z)(context.signal), { call } = (0, _github_js__WEBPACK_IMPORTED_MODULE_0__.Cl)({
				...about,
				...context
			}, PERMISSION), answer = await call(({ repos }) => repos.listDeployments, {
				environment,
				per_page: 100
			}, signal), names = sites.map((site) => site.toLowerCase()), ids = ((0, _github_js__WEBPACK_IMPORTED_MODULE_0__.Of)(answer) ?? []).filter((entry) => (0, _payload_js__WEBPACK_IMPORTED_MODULE_1__.UK)(entry, "payload", "site_deploy") !== void 0).filter((entry) => names.includes((0, _payload_js__WEBPACK_IMPORTED_MODULE_1__.$6)(entry, "payload", "site") ?? "")).flatMap((entry) => (0, _payload_js__WEBPACK_IMPORTED_MODULE_1__.tk)(entry, "id") ?? []);
			for (let id of ids) {
				answer = await call(({ repos }) => repos.createDeploymentStatus, {
					deployment_id: id,
					state: "inactive",
					description: "The site was deleted"
				}, signal);
				if (answer.state !== "done") break;
			}
			answer.state === "done" ? console.info(`GitHub Deployments of ${environment} set to inactive: ${ids.length}`) : context.signal.aborted || console.warning(`The GitHub Deployments of ${environment} were not set to inactive: ${answer.why}. The site itself is deleted.`);
		}
		function deploymentOf(about, run) {
			let { environment, site, commit = "" } = about;
			return {
				ref: run?.commit?.startsWith(commit) ? run.commit : commit,
				auto_merge: !1,
				required_contexts: [],
				payload: {
					site_deploy: !0,
					site: site.toLowerCase()
				},
				environment,
				transient_environment: environment.match(/\d+/g)?.includes(String(run?.pullRequest?.number)) === !0,
				production_environment: /^prod(uction)?\b/i.test(environment)
			};
		}
		async function setStatus(status, signal, tools) {
			let { call } = (0, _github_js__WEBPACK_IMPORTED_MODULE_0__.Cl)(tools, PERMISSION), answer = await call(({ repos }) => repos.createDeploymentStatus, { ...status }, signal);
			if (answer.state === "done") return !0;
			if (signal.aborted) return !1;
			tools.console.warning(`GitHub Deployment ${status.deployment_id} was not set to ${status.state}: ${answer.why}. The deploy itself is not affected.`);
			return answer.state === "not-done";
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
	4175: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Z: () => afterCancel,
			z: () => withinLimit
		});
		function afterCancel({ cancel, clock }) {
			let over = new AbortController(), begin = () => void clock.after(1e3, () => over.abort());
			cancel.aborted ? begin() : cancel.addEventListener("abort", begin, { once: !0 });
			return over.signal;
		}
		function withinLimit(signal) {
			return AbortSignal.any([signal, AbortSignal.timeout(3e4)]);
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
	7062: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			runList: () => runList,
			runOne: () => runOne
		});
		let NO_SIBLINGS = {
			looking: () => 1,
			glance: () => Promise.resolve(void 0),
			compare: () => {},
			noteFailure: () => {}
		};
		var outcome_end = __webpack_require__(8405), headline = __webpack_require__(3032);
		function deploymentStatus({ outcome, failure, facts, results, rollback }, description) {
			switch (outcome) {
				case "succeeded":
				case "planned": return {
					state: facts?.deploy?.followed === !1 ? "in_progress" : "success",
					description
				};
				case "superseded": return {
					state: "inactive",
					description
				};
				case "failed":
				case "rejected": return {
					state: "failure",
					description: `${description}: ${failure?.message}`
				};
				case "timed_out":
				case "unknown": return {
					state: "error",
					description
				};
				case "not-run":
				case "cancelled":
					if (rollback !== void 0) return {
						state: "failure",
						description
					};
					return results.some((end) => end.traits.deploys && end.outcome !== "not-run") ? {
						state: "error",
						description
					} : {
						state: "inactive",
						description: "cancelled before a deploy was triggered"
					};
			}
		}
		let STATES = [
			"failure",
			"error",
			"inactive",
			"in_progress",
			"success"
		];
		function sharedStatus(all) {
			let targets = all.filter(({ outcome }) => outcome !== "superseded"), states = targets.map((target) => deploymentStatus(target, "").state), worst = STATES.find((one) => states.includes(one)) ?? "inactive", isPartly = states.includes("success") || states.includes("in_progress"), state = worst === "inactive" && isPartly ? "error" : worst, good = targets.filter(({ outcome }) => outcome === "succeeded").length, failed = states.filter((one) => one === "failure").length, done = states.includes("in_progress") ? "triggered" : "deployed";
			return {
				state,
				description: `${good} of ${targets.length} targets ${done}${failed === 0 ? "" : `, ${failed} failed`}`
			};
		}
		var github_deployment = __webpack_require__(5058);
		function createGitHubTraces(targets, { console, ...others }) {
			let room = targets.length > 1 ? MOST_WARNINGS : Infinity, warning = (text) => room-- > 0 ? console.warning(text) : console.info(`warning: ${text}`), context = {
				...others,
				console: {
					info: console.info,
					warning
				}
			}, groups = Map.groupBy(targets, (target) => deploys(target) && target.inputs.environment || target).values(), open = new Map([...groups].map((group, nth) => [group, tracesOf(group, context, nth + 1)])), traces = new Map([...open].flatMap(([group, own]) => group.map((target) => [target, own])));
			return {
				of: (target) => traces.get(target) ?? NO_TRACES,
				async end(endOf, isOver) {
					let closing = [...open].map(([group, { close }]) => {
						let ends = group.map(endOf);
						if (!isOver && ends.some(({ outcome }) => outcome === "not-run")) return;
						open.delete(group);
						return close(ends);
					});
					return Promise.all(closing);
				}
			};
		}
		let MOST_WARNINGS = 3, NO_TRACES = {
			beforeFirstWrite: async () => !1,
			close: async () => void 0
		};
		function deploys({ inputs }) {
			return inputs.operations.some((operation) => operation.deploys);
		}
		function tracesOf(group, context, nth) {
			let [first, ...others] = group, { githubToken, environment, expectedCommit } = first?.inputs ?? {};
			if (first === void 0 || githubToken === void 0 || environment === void 0) return NO_TRACES;
			let isAlone = others.length === 0, isSame = others.every(({ inputs }) => inputs.expectedCommit === expectedCommit), site = isAlone ? first.inputs.site : "", commit = isSame ? expectedCommit : void 0, about = {
				...first.inputs,
				site,
				githubToken,
				environment,
				commit
			};
			if (first.inputs.operations.some((one) => one.deploys || one.deletesSite) && [environment, about.environmentUrl ?? ""].some(context.redactor.hides)) {
				context.console.warning("There is no GitHub Deployment: environment or environment-url contains a secret.");
				return NO_TRACES;
			}
			let deployment = deploys(first) ? void 0 : null, opening;
			return {
				async beforeFirstWrite() {
					if (deployment !== void 0) return !1;
					opening ??= (0, github_deployment.openGitHubDeployment)(about, context, nth);
					deployment = await opening;
					return !0;
				},
				async close(ends) {
					let [run] = isAlone ? ends : [], told = run && deploymentStatus(run, (0, headline.dm)(run, about));
					await deployment?.close(told ?? sharedStatus(ends));
					let sites = [site, (run && (0, outcome_end.zU)(run)?.domain) ?? site];
					run && (0, outcome_end.oy)(run) && await (0, github_deployment.retireDeployments)(about, context, sites);
					return deployment?.id;
				}
			};
		}
		var count = __webpack_require__(3152), duration = __webpack_require__(6851), errors = __webpack_require__(8208), core_clock = __webpack_require__(5253), connection = __webpack_require__(1115), network = __webpack_require__(1113);
		async function getPage({ url, proxy, timeoutMs, headers: ownHeaders }, waits) {
			let peer = proxy !== void 0 && new URL(url).protocol === "http:" ? "proxy" : "service", agent = await (0, connection.S)({
				proxy,
				connectTimeoutMs: timeoutMs,
				passesOn: !0
			}), headers = {
				accept: "*/*",
				"user-agent": "site-deploy health check",
				...ownHeaders
			};
			return (0, core_clock.ux)(waits, timeoutMs, async (signal) => {
				let answer = await (0, connection.t)(agent, url, {
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
				throw (0, network.Dx)("the request", !1, error, "site");
			}).finally(() => void agent.destroy());
		}
		var outcome_failure = __webpack_require__(3434), log_lines = __webpack_require__(370), core_log = __webpack_require__(2809), api_endpoint = __webpack_require__(8495), promises_ = __webpack_require__(8500), net_body = __webpack_require__(2235);
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
		var commit_order = __webpack_require__(2382);
		async function runCommand({ command, env, output, signal, limitMs }) {
			let { exec } = await __webpack_require__.e(260).then(__webpack_require__.bind(__webpack_require__, 1260)), kept = Object.entries(env).filter(([name]) => !name.startsWith("INPUT_")), decoder = new TextDecoder(), listen = (data) => output.push(decoder.decode(data, { stream: !0 }));
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
				return await (0, core_clock.H6)(running, signal);
			} catch {
				signal.throwIfAborted();
				throw new errors.OK("verify-command-failed", "The deploy ended, but verify-command could not be run.", "verify-command needs bash on the runner.");
			} finally {
				output.end();
			}
		}
		function scriptFor(commit, other) {
			return `export GIT_NO_LAZY_FETCH=1 GIT_TERMINAL_PROMPT=0 GIT_OPTIONAL_LOCKS=0
type git >/dev/null 2>&1 || { echo no-git; exit; }
shallow=$(git rev-parse --is-shallow-repository 2>/dev/null) || { echo no-repository; exit; }
id() { git rev-parse --verify --quiet "$1^{commit}" 2>/dev/null; }
commit=$(id ${commit}) && other=$(id ${other}) || { echo not-here; exit; }
said=$(git rev-list --left-right --count "$commit...$other" 2>&1) || { echo broken; exit; }
[[ $said =~ ^([0-9]+)[[:space:]]([0-9]+)$ ]] || { echo broken; exit; }
brings=\${BASH_REMATCH[1]} takes=\${BASH_REMATCH[2]} cut=
[ "$shallow" != true ] || [ "$brings" = 0 ] || [ "$takes" = 0 ] || { echo shallow; exit; }
[ "$brings" = 0 ] && range="$commit..$other" || range="$other..$commit"
git log --no-show-signature --no-color --encoding=UTF-8 -n ${commit_order.af} --format='= %s (%an)' "$range" -- 2>/dev/null || true
[ "$shallow" != true ] || [ "$(git rev-list --merges --count "$range" --)" = 0 ] || cut=cut
echo "differ $brings $takes $other $cut"`;
		}
		let WHY = {
			"no-git": "there is no git on the runner",
			"no-repository": "git finds no repository in the workspace, or refuses it (safe.directory)",
			broken: "git could not read the history in the workspace",
			"not-here": "git in the workspace does not have both commits (clone the whole history)",
			shallow: "the clone in the workspace is too shallow (clone the whole history)"
		};
		async function orderInGit(commit, other, env, signal) {
			let printed = await askGit(scriptFor(commit, other), env, signal);
			if (printed === void 0) return {
				order: "unclear",
				why: "there is no bash on the runner to ask git with"
			};
			let lines = printed.trim().split("\n"), [word = "", comes = "", goes = "", whole = "", cut] = lines.pop()?.split(" ") ?? [];
			if (word !== "differ") return {
				order: "unclear",
				why: WHY[word] ?? "git in the workspace gave no answer"
			};
			let brings = Number(comes), takesBack = Number(goes), newest = lines.filter((line) => line.startsWith("= ")).map((line) => line.slice(2)), goesOut = cut ? [] : (0, commit_order.oV)(brings, takesBack, whole, newest);
			return {
				order: orderBy(brings, takesBack),
				other: whole,
				goesOut
			};
		}
		function orderBy(brings, takesBack) {
			if (takesBack === 0) return brings === 0 ? "same" : "newer";
			return brings === 0 ? "older" : "diverged";
		}
		async function askGit(script, env, signal = new AbortController().signal) {
			let printed = [], output = {
				push: (text) => void printed.push(text),
				end: () => {}
			};
			try {
				await runCommand({
					command: script,
					env,
					output,
					signal,
					limitMs: 1e4
				});
				return printed.join("");
			} catch (error) {
				if (!(error instanceof errors.OK)) throw error;
				return;
			}
		}
		var github_github = __webpack_require__(4352), payload = __webpack_require__(1837);
		let ORDERS = {
			identical: "same",
			behind: "older",
			ahead: "newer",
			diverged: "diverged"
		};
		function createOrderOf(access, signal) {
			return async (commit, other, enough) => {
				let inGit = await orderInGit(commit, other, access.env, signal), isEnough = enough === "git" || access.env.GITHUB_ACTIONS !== "true";
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
		var sanitizer = __webpack_require__(1854);
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
					isOnce && error instanceof errors.Gz && tracker.settle("refused");
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
		var external_node_crypto_ = __webpack_require__(7598);
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
				return (0, external_node_crypto_.createHmac)("sha256", apiToken).update(text).digest("hex").slice(0, HALF);
			};
			return half(spellChange) + half(spellWhole);
		}
		let HALF = 32;
		function checkApproved(approved, now) {
			if (approved === void 0 || approved.isExpected || now.length === 0) return;
			let { operation, changes } = approved, isSameBy = (spell) => changes.map(spell).join() === now.map(spell).join();
			if (isSameBy(spellWhole)) return;
			let planned = now.map(({ summary }) => summary).join("; "), why = isSameBy(spellChange) ? "the deploy script of the site was replaced during this run." : `something changed during this run. It would now be: ${planned}.`, message = `The plan of ${operation.name} no longer matches plan-hash: ${why}`;
			throw new errors.OK("plan-changed", message, PLAN_AGAIN);
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
				site: (0, sanitizer.TN)(site, redact, outcome_end.cB),
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
				tracker: trackProgress(about, save, Date.now),
				epochMs: Date.now,
				hide(values) {
					for (let value of values) redactor.add(value);
				},
				getPage,
				runCommand: (command, limitMs) => runCommand({
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
				planHash: dryRun && hasPlanned(run.failure) ? hashPlan(inputs, found, ended) : void 0,
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
		var deployments = __webpack_require__(2304), wait = __webpack_require__(7707), same_text = __webpack_require__(2705), whole_text = __webpack_require__(9553), outcome_facts = __webpack_require__(9963), shell_script = __webpack_require__(973);
		async function findPreviousCommit(run) {
			let { facts, replaced, patience, reader } = run, { commitBy, commit: own } = run.inputs, isHanded = commitBy === "variable";
			if (replaced.every(({ before }) => before !== null && (0, whole_text.z3)(before)) && !isHanded) return { why: "this run has nothing to put back, so there is nothing to go back to" };
			let lost = replaced.find(({ before, after }) => before === null || after === null);
			if (lost !== void 0) return { why: `the service does not show ${lost.text.what} as it was before this run` };
			let script = replaced.find(({ factsBefore }) => factsBefore.script)?.factsBefore.script ?? facts.script;
			try {
				if (script === void 0) {
					let text = await patience.during({ doing: "reading what is there" }, () => reader.read(deployments.getDeployScript, (0, outcome_facts.$)(facts)));
					script = {
						before: text,
						after: text
					};
					run.learn({ script });
				}
			} catch (error) {
				return { why: `the deploy script could not be read: ${(0, errors.WE)(error)}` };
			}
			let pinned = (0, shell_script.I)(script.after);
			if (!isHanded) return pinned === void 0 ? { why: "the deploy script from before this run pins no commit, so that a deploy would bring the head of the branch. Only a run with the input commit writes a script to go back to" } : { commit: pinned };
			let live = wholeCommit(facts.live);
			if (live === void 0) return { why: "it is not known which commit was live before, or only its first digits" };
			if (live === own) return { why: "the same commit was live before" };
			return script.after !== null && (0, shell_script.Se)(script.after) && pinned === void 0 ? { commit: live } : { why: "the deploy script from before this run does not take the commit from a variable" };
		}
		function wholeCommit(live) {
			return live?.commit !== void 0 && live.commit.length >= 40 ? live.commit : void 0;
		}
		var site_presence = __webpack_require__(4156);
		async function runOperation(run, operation, approved, proceed = planAndApply) {
			let { clock } = run.patience, startedAt = clock.now();
			run.isLate = run.ended.some(({ effects }) => effects.size > 0);
			let own = {
				run,
				operation,
				approved,
				isExpected: isExpected(operation, run),
				changes: [],
				applied: [],
				effects: new Set(),
				end: notRun(operation)
			}, failure, outcome = await proceed(own).catch((error) => {
				failure = (0, outcome_failure.g5)(error);
				return statusOf(failure, own.effects.size > 0);
			}), planned = own.changes.map(summaryOf);
			own.end = {
				...own.end,
				outcome,
				failure,
				planned,
				changes: outcome === "planned" ? planned : own.applied.map(summaryOf),
				wrote: own.effects.has("done"),
				durationMs: Math.round(clock.now() - startedAt)
			};
			return own;
		}
		function isExpected({ name, scope, plansByState }, { facts, found, ended }) {
			if (scope === "site" && idOf(facts) !== idOf(found)) return !0;
			let others = ended.filter(({ operation, changes }) => changes.length > 0 && operation.name !== name);
			return plansByState !== void 0 && others.some(({ operation }) => operation.changesState === plansByState);
		}
		function idOf({ site }) {
			return typeof site == "object" ? site.id : site;
		}
		function statusOf(failure, mayHaveWritten) {
			let outcome = (0, outcome_failure.sG)(failure);
			if (outcome === "unknown" || (outcome === "timed_out" || outcome === "cancelled") && mayHaveWritten) return "unknown";
			return outcome === "superseded" || outcome === "cancelled" ? "not-run" : "failed";
		}
		async function planAndApply(own) {
			let { run, operation, approved } = own, { inputs, console } = run, site = await (0, site_presence.Ql)(operation, inputs.dryRun, run);
			run.isLate ||= site !== run.facts.site;
			run.learn({ site });
			approved !== void 0 && approved.changes.length > 0 && await getReady(run);
			let { changes, expected } = await planNow(own, console);
			inputs.dryRun && run.learn(expected ?? {});
			if (changes.length === 0) return "unchanged";
			if (inputs.dryRun) return "planned";
			await getReady(run, operation.deploys) && await planAgain(own);
			operation.deploys && inputs.rollbackOnFailure && (own.previous = await findPreviousCommit(run));
			return applyChanges(own, writingOf(own));
		}
		async function planNow(own, log = core_log.D) {
			let { run, operation, approved } = own, plan = await run.patience.during({ doing: "reading what is there" }, async () => (await operation.work()).plan(planningOf(run, log, approved)));
			own.changes = plan.changes;
			for (let { summary } of plan.changes) log.plan(summary);
			checkApproved(approved, plan.changes);
			return plan;
		}
		function planningOf(run, log, approved) {
			let { dryRun } = run.inputs;
			return {
				...run,
				dryRun,
				isHashed: dryRun || approved?.isExpected === !1,
				log
			};
		}
		async function planAgain(own, lost) {
			let before = own.changes.map(summaryOf).join();
			own.run.isLate = !0;
			await planNow(own).catch((error) => {
				throw lost === void 0 ? error : (0, errors.aE)(error, lost);
			});
			let now = own.changes.map(summaryOf);
			now.join() !== before && now.forEach(own.run.console.plan);
		}
		let summaryOf = ({ summary }) => summary;
		function endChecksBy(own) {
			let { previous, run } = own;
			if (previous === void 0 || "why" in previous) return;
			if (run.patience.clock.now() < run.checksDue) return run.checksDue;
			own.previous = { why: "two thirds of the time (timeout, or target-timeout) were over when the deploy ended, which leaves no time for a rollback" };
		}
		function getReady({ patience, traces, pageBefore }, isDeploy = !1) {
			let { clock, during } = patience;
			return during({ doing: "getting ready for the first change" }, async () => {
				let startedAt = clock.now();
				isDeploy || await pageBefore;
				let isLate = clock.now() - startedAt > 1e3;
				return await traces.beforeFirstWrite() || isLate;
			});
		}
		async function applyChanges(own, activity) {
			let { run, applied, effects } = own, lost;
			await run.patience.during(activity, async () => {
				let at = 0;
				for (let next = own.changes[at]; next !== void 0; next = own.changes[at]) {
					let made = await next.apply(applyingOf(own, lost)).catch(async (error) => {
						if (!(error instanceof errors.Gz)) throw error;
						lost = error.lost ?? lost;
						await planAgain(own, lost);
						at = 0;
						if (own.changes.length > 0) return;
						if (lost !== void 0) throw lost;
						return {
							changed: !1,
							summary: "nothing left to change: somebody else has changed it"
						};
					});
					if (made === void 0) continue;
					at += 1;
					own.changes.length > 1 && run.console.info(made.summary);
					applied.push(made);
					made.changed && effects.add("done");
				}
			});
			return applied.some(({ changed }) => changed) ? "changed" : "unchanged";
		}
		function applyingOf(own, lost) {
			let { run, effects } = own;
			return {
				...run,
				...planningOf(run, run.console, own.approved),
				lost,
				writer: trackWrites(run, (effect) => effects.add(effect)),
				tookEffect() {
					effects.add("done");
				},
				workEnded: () => run.tracker.settle("ended"),
				endChecksBy: () => endChecksBy(own)
			};
		}
		function writingOf({ changes, applied }) {
			return {
				doing: "writing",
				awaited: () => {
					let next = changes[applied.length]?.summary ?? "";
					if (changes.length === 1) return next;
					return `${applied.length} of ${changes.length} changes made; next: ${next}`;
				},
				counts: changes.length > 1
			};
		}
		let ROLLBACK = "rollback-on-failure";
		async function recover(run, failure) {
			let { inputs, facts, replaced } = run, isOvertaken = failure.reason === "older-commit", isRollback = inputs.rollbackOnFailure && !isOvertaken;
			if (!isRollback && (replaced.length === 0 || !(inputs.restoreOnFailure || isOvertaken))) return;
			let input = isRollback ? ROLLBACK : isOvertaken ? void 0 : "restore-on-failure", isFailed = (0, outcome_failure.sG)(failure) === "failed", keeps = isFailed ? NOT_TO_BLAME.get(failure.reason) : "the deploy was not seen to fail", why = isOvertaken ? void 0 : keeps;
			why !== void 0 && isRollback && isFailed && (run.rollback = notDeployed(failure, why, facts.deploy));
			run.failure = failureAfter(failure, why === void 0 ? await goBack(failure, input, run) : replaced.map(({ text }) => left(text.what, why)), input, run);
		}
		let NOT_TO_BLAME = new Map([
			["site-gone", "the service no longer knows the site"],
			["unhealthy-before", "the page was already like this before this run"],
			["health-unseen-before", "how the page was before this run is not known"]
		]);
		async function goBack(failure, input, run) {
			let { console, patience } = run, startedAt = patience.clock.now(), tookMs = () => Math.round(patience.clock.now() - startedAt);
			run.tracker.note({
				restoring: input ?? "",
				sent: []
			});
			return console.group(input ?? "putting back", async () => {
				input === ROLLBACK && console.info(failure.message);
				let restored = await restoreAll(run), end = input === ROLLBACK ? await deployPrevious(failure, restored, run) : void 0;
				run.rollback = end && {
					...end,
					durationMs: tookMs()
				};
				return restored;
			}, (restored) => run.rollback === void 0 ? (0, log_lines.JD)(restored.every(isBack), tookMs()) : (0, log_lines.Hs)(run.rollback));
		}
		function isBack({ state }) {
			return state === "put-back";
		}
		function left(what, why, state = "left") {
			return {
				what,
				state,
				sentence: state === "unknown" ? `whether ${what} was put back is not known: ${why}` : `${what} was not put back: ${why}`
			};
		}
		async function restoreAll(run) {
			let restored = [];
			for (let replaced of run.replaced.toReversed()) {
				let end = await restore(replaced, run), { by, factsBefore } = replaced;
				run.console.info(end.sentence);
				restored.push(end);
				run.tracker.note({ putBack: restored.filter(isBack).map(({ what }) => what) });
				isBack(end) && run.learn(factsBefore);
				by.end = {
					...by.end,
					restored: end,
					outcome: end.state === "unknown" ? "unknown" : by.end.outcome
				};
			}
			return restored;
		}
		async function restore(replaced, run) {
			let { what } = replaced.text;
			if (replaced.before !== null && (0, whole_text.z3)(replaced.before)) return left(what, "the service showed it empty before this run", "was-empty");
			let { end, effects } = await runOperation(run, {
				...replaced.by.operation,
				work: async () => (0, whole_text.Tr)(replaced)
			}, void 0, async (own) => {
				await planNow(own);
				return applyChanges(own, { doing: `putting back ${what}` });
			}), { failure, outcome } = end;
			if (failure === void 0) return {
				what,
				state: "put-back",
				sentence: `${what} was put back`
			};
			let inDoubt = outcome === "unknown" || effects.size > 0;
			if (failure.reason === "changed-by-others") return left(what, failure.message, "theirs");
			return left(what, failure.message, inDoubt ? "unknown" : "left");
		}
		function failureAfter(failure, restored, input, { rollback, patience: { signal } }) {
			let has = (...states) => restored.some(({ state }) => states.includes(state)), { reason, next } = failure;
			if (input === void 0 && has("left", "was-empty", "unknown")) {
				reason = signal.aborted ? (0, outcome_failure.g5)(signal.reason).reason : "not-put-back";
				next = "Run the newer commit again: it writes what belongs to it.";
			}
			if (rollback?.failure !== void 0) {
				has("put-back", "unknown") && signal.reason instanceof errors.cc && (reason = "cancelled");
				next = `${rollback.failure.next} ${next}`.trim();
			}
			let lead = input === void 0 ? "" : `${input}: `, lines = [...rollback === void 0 ? [] : [(0, outcome_end.QV)(rollback)], ...restored.map(({ sentence }) => sentence)].map((line) => lead + line);
			has("unknown") && (next = `See what is there now. ${next}`);
			return {
				reason,
				message: [failure.message, ...lines].join("\n"),
				next
			};
		}
		async function deployPrevious(failure, restored, run) {
			let { facts, ended, patience, inputs } = run, { previous, operation: deploy } = ended.at(-1) ?? {}, leave = (why) => notDeployed(failure, why, facts.deploy);
			if (patience.signal.aborted) return leave((0, errors.WE)(patience.signal.reason));
			if (facts.deploy === void 0 || previous === void 0 || deploy === void 0) return leave("no deploy had started");
			if ("why" in previous) return leave(previous.why);
			if (failure.reason === "health-check-failed" && facts.deploy.page?.before === void 0) return leave("the site was not deployed before this run, so there is nothing to go back to");
			let other = restored.find((text) => !isBack(text) && text.state !== "was-empty");
			if (other !== void 0) return leave(`${other.what} is not as it was before this run`);
			let commit = inputs.commitBy === "variable" ? wholeCommit(facts.live) ?? previous.commit : previous.commit, why = await findChange(run).catch((error) => `the deploy script could not be read: ${(0, errors.WE)(error)}`);
			return why === void 0 ? deployAgain(deploy, commit, run) : leave(why);
		}
		async function findChange({ facts, patience, reader }) {
			let wanted = facts.script?.after ?? "", readBack = {
				...wait.tJ,
				awaited: () => "waiting for the deploy script to show as it was put back",
				look: () => reader.read(deployments.getDeployScript, (0, outcome_facts.$)(facts)),
				isThere: (text) => text !== null && (0, same_text.c)(text, wanted)
			}, { end } = await (0, wait.fm)(readBack, patience);
			return end === "there" ? void 0 : "the deploy script has been changed since";
		}
		function notDeployed({ reason }, why, deploy) {
			return {
				outcome: "not-run",
				failure: {
					reason,
					message: `nothing was deployed again: ${recover_closed(why)}${deploy ? ` ${liveAfter(deploy)}` : ""}`,
					next: ""
				},
				commit: void 0,
				deploy: void 0,
				durationMs: 0
			};
		}
		function recover_closed(sentence) {
			return `${sentence.replace(/\.+$/, "")}.`;
		}
		function liveAfter(deploy) {
			return deploy?.commit === void 0 ? "Which commit the site is on now is not known." : `The site is on commit ${deploy.commit} now.`;
		}
		async function deployAgain(operation, commit, run) {
			let { facts } = run, { deploy: first } = facts, { end, effects } = await runOperation(run, operation, void 0, async (own) => {
				own.changes = (await operation.work()).redeploy?.(commit).changes ?? [];
				for (let { summary } of own.changes) run.console.plan(summary);
				return applyChanges(own, { doing: "rolling back" });
			}), isTriggered = effects.size > 0, deploy = isTriggered && run.facts.deploy !== first ? run.facts.deploy : void 0;
			run.facts = facts;
			let { failure, durationMs } = end;
			if (failure === void 0) return {
				outcome: "changed",
				commit,
				deploy,
				durationMs
			};
			let why = recover_closed(failure.message), isFailed = (0, outcome_failure.sG)(failure) === "failed";
			if (failure.reason === "changed-by-others") return notDeployed(failure, why, void 0);
			if (!isFailed && !isTriggered) return notDeployed(failure, why, first);
			let message = isFailed ? `the rollback to commit ${commit} failed, too: ${why} ${liveAfter(isTriggered ? deploy : first)}` : `whether the site is back on commit ${commit} is not known: ${why}`, left = isFailed ? "the deploy and its rollback have failed" : "it may or may not be back";
			return {
				outcome: isFailed ? "failed" : "unknown",
				failure: {
					reason: failure.reason,
					message,
					next: `Look at the site first: ${left}.`
				},
				commit,
				deploy,
				durationMs
			};
		}
		async function run(ports, find, approved) {
			let { operations, dryRun } = ports.inputs;
			return {
				...await find().then((found) => runFound(beginRun(ports, found, approved)), (error) => {
					let failure = (0, outcome_failure.g5)(error), durationMs = Math.round(ports.patience.clock.now() - ports.startedAt);
					return {
						outcome: (0, outcome_failure.sG)(failure),
						results: operations.map(notRun),
						failure,
						durationMs
					};
				}),
				isDryRun: dryRun
			};
		}
		async function runFound(run) {
			let { planHash } = run.inputs;
			run.pageBefore = lookBefore(run);
			await guardEach(run);
			if (run.failure !== void 0) return endOfRun(run);
			if (planHash !== void 0 && run.approved === void 0) {
				let stopped = await approve(run, planHash);
				if (stopped !== void 0) return stopped;
			}
			await runEach(run);
			let { failure } = run;
			if (failure !== void 0 && run.ended.at(-1)?.operation.deploys) {
				(0, outcome_failure.sG)(failure) === "failed" && run.siblings.noteFailure();
				await recover(run, failure);
			}
			return endOfRun(run);
		}
		function lookBefore(run) {
			let { inputs, facts } = run;
			if (inputs.dryRun || typeof facts.site != "object" || facts.site.last_deploy_at === null) return;
			let deploy = inputs.operations.find(({ deploys }) => deploys);
			return (async () => (await deploy?.work())?.look?.(run))().catch(() => void 0);
		}
		async function guardEach(run) {
			let { operations } = run.inputs;
			try {
				await run.patience.during({ doing: "reading what is there" }, async () => {
					for (let [nth, operation] of operations.entries()) {
						let { guard } = await operation.work();
						await guard?.(planningOf(run, run.console), operations.slice(0, nth));
					}
				});
			} catch (error) {
				run.failure = (0, outcome_failure.g5)(error);
			}
		}
		async function runEach(run) {
			let { inputs, console, tracker } = run, mayPutBack = inputs.restoreOnFailure || inputs.rollbackOnFailure || inputs.commit !== void 0;
			for (let [nth, operation] of inputs.operations.entries()) {
				tracker.note({
					stage: "plan",
					replaced: run.replaced.map(({ text }) => text.what)
				});
				let own = await console.group(operation.name, () => runOperation(run, operation, run.approved?.[nth]), ({ end }) => (0, log_lines.ey)(end));
				run.ended.push(own);
				for (let { replaced } of own.applied) replaced !== void 0 && mayPutBack && run.replaced.push({
					...replaced,
					by: own
				});
				run.failure = own.end.failure;
				if (run.failure !== void 0) return;
				tracker.end(operation.deploys === !0 && run.facts.deploy?.followed === !1);
			}
		}
		async function approve(run, planHash) {
			let { inputs, console, patience } = run, planned = await patience.during({ doing: "looking at what would change" }, () => planAll(run, run.facts)), now = endOfRun(planned), failure = now.failure ?? anotherPlan(planHash, now), end = endOfRun(planned, failure);
			if (inputs.dryRun) return end;
			if (failure !== void 0) return {
				...end,
				facts: run.facts,
				planHash: void 0,
				results: end.results.map(asNotRun)
			};
			console.info("the plan matches plan-hash");
			run.approved = planned.ended;
			let { script } = planned.facts;
			script !== void 0 && script.before === script.after && run.learn({ script });
		}
		function asNotRun(end) {
			return end.outcome === "failed" || end.outcome === "unknown" ? end : {
				...end,
				outcome: "not-run",
				changes: []
			};
		}
		async function planAll(ports, found) {
			let run = beginRun(ports.inputs.dryRun ? ports : silenced(ports), found);
			await runEach(run);
			return run;
		}
		async function guardAll(ports, found) {
			let run = beginRun(silenced(ports), found);
			await guardEach(run);
			return run;
		}
		function silenced(ports) {
			let ignore = () => {}, group = (_, body) => body();
			return {
				...ports,
				inputs: {
					...ports.inputs,
					dryRun: !0
				},
				console: {
					...ports.console,
					...core_log.D,
					group
				},
				tracker: {
					...ports.tracker,
					note: ignore,
					end: ignore
				}
			};
		}
		async function inParallel(items, most, work) {
			let rest = items.values();
			await Promise.all(Array.from({ length: Math.min(most, items.length) }, async () => {
				for (let item of rest) await work(item);
			}));
		}
		var rollout = __webpack_require__(9291), api_pages = __webpack_require__(5272), api_sites = __webpack_require__(8656);
		function createSharedLooks({ client, clock, signal: whole }, server) {
			let list = createList(client, server), underWay = 0, asked = new Set(), next, latest = Promise.resolve(), lookedAt = -Infinity, looking = () => list.isUseless() ? 1 : underWay;
			async function look(before) {
				await before.catch(() => {});
				await clock.sleep(Math.max(0, lookedAt + 700 - clock.now()), whole).catch(() => {});
				let wanted = asked;
				asked = new Set();
				next = void 0;
				lookedAt = clock.now();
				return list.read(wanted);
			}
			async function glance(site, signal) {
				if (looking() < 2) return;
				asked.add(site);
				next ??= look(latest);
				latest = next;
				return (await (0, core_clock.H6)(next, signal))?.get(site);
			}
			return (found, signal) => {
				underWay += 1;
				found !== void 0 && list.addFound(found);
				return {
					looking,
					glance: (site) => glance(site, signal),
					compare: list.compare,
					leave() {
						--underWay;
					}
				};
			};
		}
		function createList(reader, server) {
			let pages = 1, requests = 0, once = {
				...reader,
				read(endpoint, parameters, options) {
					requests += 1;
					return reader.read(endpoint, parameters, {
						...options,
						attempts: 1
					});
				}
			}, listed = new Map(), themselves = new Map(), isCompared = !1, isUseless = !1, hasFailed = !1;
			async function readTogether(wanted) {
				let before = [...themselves.values()];
				requests = 0;
				let sites = await (0, api_pages.y)(once, api_sites.getSites, { server });
				pages = requests;
				let now = new Map(sites.map((site) => [site.id, site])), shown = sites.find(({ id }) => wanted.has(id));
				isUseless = before.some((itself) => isBehind(itself, listed, now)) || sites.some(({ last_deploy_at }) => last_deploy_at === void 0);
				if (!isUseless && !isCompared && shown !== void 0) {
					let itself = await once.read(api_sites.getSite, {
						server,
						site: shown.id
					});
					isCompared = !0;
					isUseless = !showSame(itself, shown);
				}
				listed = now;
				themselves.clear();
				return isUseless ? void 0 : now;
			}
			return {
				isUseless: () => isUseless,
				addFound: (site) => listed.set(site.id, listed.get(site.id) ?? site),
				compare: (itself) => themselves.set(itself.id, itself),
				async read(wanted) {
					let isOwn = hasFailed || isUseless || wanted.size <= pages;
					hasFailed = !1;
					if (isOwn) return;
					return readTogether(wanted).catch((error) => {
						hasFailed = (0, errors.WG)(error);
						if (hasFailed || (0, errors.si)(error)) throw error;
						isUseless = !0;
					});
				}
			};
		}
		function showSame(one, other) {
			return (one.last_deploy_at ?? null) === (other.last_deploy_at ?? null) && one.status === other.status;
		}
		function isBehind(itself, before, now) {
			let old = before.get(itself.id), listed = now.get(itself.id);
			return old !== void 0 && listed !== void 0 && showSame(old, listed) && !showSame(itself, listed);
		}
		function divide(targets, sizes, step) {
			let namesSites = targets.some(({ site }) => site !== ""), batches = sizes.flatMap((size, nth) => Array.from({ length: size }, () => nth + 1)), servers = new Map();
			return targets.map((target, nth) => {
				let { serverId } = target.found, { before, each, after } = shareOut(target.inputs.operations, namesSites), ofServer = servers.get(serverId);
				if (ofServer === void 0) {
					ofServer = {
						targets: [],
						joinLooks: createSharedLooks(step, serverId)
					};
					ofServer.before = serverRow(target, before, ofServer);
					ofServer.after = serverRow(target, after, ofServer);
					servers.set(serverId, ofServer);
				}
				let row = rowOf({
					...target,
					inputs: {
						...target.inputs,
						operations: each
					}
				}, ofServer, batches[nth]);
				ofServer.targets.push(row);
				return row;
			});
		}
		function shareOut(operations, namesSites) {
			let last = operations.findLastIndex(({ scope }) => scope === "site");
			if (last === -1 && !namesSites) return {
				before: [],
				each: operations,
				after: []
			};
			let end = last === -1 ? operations.length : last;
			return {
				before: operations.slice(0, end).filter(({ scope }) => scope === "server"),
				each: operations.filter(({ scope }) => scope === "site"),
				after: operations.slice(end + 1)
			};
		}
		function serverRow(first, operations, ofServer) {
			if (operations.length === 0) return;
			let inputs = {
				...first.inputs,
				site: "",
				operations
			}, found = {
				serverId: first.found.serverId,
				site: "missing",
				repository: "unknown"
			};
			return rowOf({
				...first,
				site: "",
				inputs,
				found
			}, ofServer);
		}
		let NOT_RUN = {
			outcome: "not-run",
			results: [],
			durationMs: 0,
			fromMs: void 0
		};
		function rowOf(target, ofServer, batch = 1) {
			let { server, site } = target;
			return {
				...target,
				ofServer,
				end: {
					...NOT_RUN,
					server,
					site,
					batch
				}
			};
		}
		function createRollout(found, list, step) {
			let { clock, startedAt } = step, elapsedMs = () => Math.round(clock.now() - startedAt), targets = divide(found, (0, rollout.gN)(list.batches, found.length), step), rows = new Set(targets), note = (row, more) => {
				row.end = {
					...row.end,
					...more
				};
				rows.add(row);
			}, underWay = () => [...rows].filter(({ beganMs, end }) => beganMs !== void 0 && end.fromMs === void 0), failures = () => [...rows].filter(({ end }) => (0, outcome_end.WN)(end)).length;
			return {
				list,
				step,
				targets,
				most: (0, rollout.ZK)(list.maxFailures, targets.length),
				traces: createGitHubTraces(targets, step),
				foundAt: clock.now(),
				elapsedMs,
				isDryRun: targets.some(({ inputs }) => inputs.dryRun),
				begin(row) {
					row.beganMs = elapsedMs();
					rows.add(row);
				},
				end(row, run) {
					let fromMs = row.beganMs ?? elapsedMs();
					note(row, {
						...run,
						fromMs,
						durationMs: elapsedMs() - fromMs
					});
				},
				note,
				ends: () => [...rows].map(({ end }) => end),
				counts: () => ({
					done: targets.filter(({ end }) => end.fromMs !== void 0).length,
					failed: failures(),
					total: targets.length,
					running: underWay().map(({ server, site, beganMs = 0 }) => ({
						server,
						site,
						sinceMs: elapsedMs() - beganMs
					}))
				}),
				aftermaths: () => underWay().flatMap(({ aftermath }) => aftermath ?? []),
				failures,
				unfinished: () => JSON.stringify(targets.filter(isUnfinished).map(({ written }) => written))
			};
		}
		function isUnfinished(row) {
			let { targets, after } = row.ofServer, isOpen = ({ end }) => !(0, outcome_failure.Kg)(end.outcome);
			return isOpen(row) || after !== void 0 && isOpen(after) && row === targets.at(-1) && !targets.some(isOpen);
		}
		function interruptionOf(signal) {
			if (!signal.aborted || !(0, errors.si)(signal.reason)) return;
			return {
				...(0, outcome_failure.g5)(signal.reason),
				next: "Check the targets that were still running, then run again with the output unfinished as targets."
			};
		}
		var console_console = __webpack_require__(2447), annotations = __webpack_require__(7728);
		function saveProgress(rollout) {
			rollout.isDryRun || rollout.step.keep(rollout.unfinished());
			noteAftermath(rollout);
		}
		function noteAftermath({ step, counts, aftermaths }) {
			step.files.saveState("run", aftermathOfList(counts(), aftermaths()));
		}
		async function runTarget(row, rollout) {
			let { step } = rollout;
			rollout.begin(row);
			let { ports, log, leave } = enter(row, rollout, (aftermath) => {
				row.aftermath = aftermath;
				noteAftermath(rollout);
			}), end = await run(ports, () => refreshed(row.found, ports, rollout.foundAt), row.approved).finally(leave);
			rollout.end(row, trimmed(end));
			saveProgress(rollout);
			let { failure, results } = row.end, kind = failure?.reason === "older-commit" ? "notice" : "error";
			failure !== void 0 && log.console.annotate(kind, "", (0, annotations.l)(failure, results));
			let counts = rollout.counts();
			step.console.bufferedGroup((0, log_lines.oI)(row, counts), log.lines(), (0, log_lines.Ue)(row.end));
			step.console.info((0, log_lines.oz)(counts));
		}
		function trimmed(end) {
			let { facts, outcome } = end;
			if (facts === void 0) return end;
			let { script: _, deployLog = "", ...others } = facts, log = (0, outcome_failure.Kg)(outcome) ? "" : Buffer.from((0, sanitizer.w$)(deployLog, 16384)).toString();
			return {
				...end,
				facts: {
					...others,
					deployLog: log
				}
			};
		}
		function planTarget(row, rollout, plan) {
			let { ports, leave } = enter(row, rollout, () => {});
			return plan(ports, row.found).finally(leave);
		}
		function enter(row, rollout, save) {
			let { step, list, note } = rollout, { inputs, site, found, ofServer } = row, { redactor, clock, logStyle } = step, log = createBufferedConsole(redactor, clock, logStyle.colours), part = limitedPart(step, log.console, "target-timeout", list.targetTimeoutMs), known = typeof found.site == "object" ? found.site : void 0, { leave, ...looking } = ofServer.joinLooks(known, part.signal);
			return {
				log,
				ports: createPorts({
					inputs,
					site,
					siblings: {
						...looking,
						noteFailure: () => note(row, { outcome: "failed" })
					},
					traces: rollout.traces.of(row),
					save
				}, part),
				leave() {
					part.stop();
					leave();
				}
			};
		}
		function createBufferedConsole(redactor, clock, colours) {
			let buffered = [], stdout = { write: (text) => buffered.push(text) }, inGroup = {
				commands: void 0,
				colours,
				live: !1
			}, console = (0, console_console.s)({
				stdout,
				redactor,
				clock,
				logStyle: inGroup,
				freshToken: () => ""
			}), during = (_, work) => work();
			return {
				console: {
					...console,
					during
				},
				lines: () => buffered.join("")
			};
		}
		async function refreshed(found, ports, foundAt) {
			let { reader, siblings, patience } = ports;
			if (typeof found.site != "object" || patience.clock.now() - foundAt < 3e4) return found;
			let target = (0, outcome_facts.$)(found), site = await siblings.glance(target.site).catch(() => void 0) ?? await reader.read(api_sites.getSite, target).catch(() => void 0) ?? found.site;
			(0, site_presence.qb)(site, found.site);
			return {
				...found,
				site
			};
		}
		async function approveAll(rollout) {
			let { list, step, targets, isDryRun } = rollout, { planHash, maxParallel } = list;
			if (planHash === void 0 || targets.length === 0 || isDryRun) return;
			let servers = [...new Set(targets.map(({ ofServer }) => ofServer))], rows = [...targets, ...servers.flatMap(({ before, after }) => [before ?? [], after ?? []].flat())], planned = new Map();
			await step.console.during({
				doing: "looking at what would change",
				awaited: () => `${planned.size} of ${rows.length} planned`,
				counts: !0
			}, async () => {
				await inParallel(rows, maxParallel, async (row) => {
					let run = await planTarget(row, rollout, planAll);
					row.approved = run.ended.map(({ run: _, ...plan }) => plan);
					planned.set(row, {
						...row.end,
						...endOfRun(run)
					});
				});
				let hash = planHashOf([...planned.values()]);
				if (hash === void 0 || hash === planHash) return;
				await inParallel(rows, maxParallel, async (row) => {
					let run = await planTarget(row, rollout, guardAll);
					if (run.failure?.reason !== "older-commit") return;
					row.approved = (row.approved ?? []).map((plan) => ({
						...plan,
						changes: [],
						isExpected: !1
					}));
					planned.set(row, {
						...row.end,
						...endOfRun(run),
						failure: void 0
					});
				});
			});
			return noteRefusal(planned, planHash, rollout);
		}
		function noteRefusal(planned, planHash, rollout) {
			let { targets, note, step } = rollout, ends = [...planned.values()], interruption = interruptionOf(step.signal), isPlanned = ends.every(({ failure }) => failure === void 0), why = interruption ?? (isPlanned ? disagreement(planHash, ends) : UNPLANNED);
			if (why === void 0) return;
			for (let row of targets) note(row, { failure: why });
			if (interruption === void 0) for (let [row, { failure }] of planned) failure !== void 0 && note(row, {
				outcome: (0, outcome_failure.sG)(failure),
				failure
			});
			return why;
		}
		let UNPLANNED = {
			reason: "plan-incomplete",
			message: "Nothing was written, as not every target could be planned.",
			next: "Fix what failed, then run again."
		};
		function planHashOf(ends) {
			let hashes = ends.flatMap(({ planHash }) => planHash ?? []);
			if (hashes.length < ends.length || hashes.length === 0) return;
			let half = (at) => {
				let halves = hashes.map((hash) => hash.slice(at, at + 32)).sort();
				return (0, external_node_crypto_.createHash)("sha256").update(halves.join("\n")).digest("hex").slice(0, 32);
			};
			return half(0) + half(32);
		}
		function disagreement(approved, ends) {
			return anotherPlan(approved, {
				planHash: planHashOf(ends),
				results: ends.flatMap(({ site, results }) => results.map((end) => ({
					...end,
					operation: `${site} ${end.operation}`.trim()
				})))
			});
		}
		async function rollOut(targets, list, step) {
			let rollout = createRollout(targets, list, step);
			saveProgress(rollout);
			let refusal = await approveAll(rollout);
			refusal === void 0 && await step.console.during({
				doing: "running the targets",
				awaited: () => (0, log_lines.oz)(rollout.counts()),
				counts: !0
			}, () => runBatches(rollout));
			await rollout.traces.end(({ end }) => end, !0);
			return reportOfList(rollout, rollout.failures() === 0 ? refusal : void 0);
		}
		async function runBatches(rollout) {
			let { list, traces, targets } = rollout, batches = [...Map.groupBy(targets, ({ end }) => end.batch).values()];
			for (let batch of batches) {
				if (!batch.some((row) => mayBegin(rollout, row))) continue;
				await runBatch(rollout, batch);
				list.batchPauseMs > 0 && batch !== batches.at(-1) && !rollout.isDryRun && rollout.failures() <= rollout.most && await checkAgain(batch, rollout);
				saveProgress(rollout);
				await traces.end(({ end }) => end, !1);
			}
		}
		async function runBatch(rollout, batch) {
			let { list } = rollout;
			await inParallel([...new Set(batch.flatMap(({ ofServer }) => ofServer.before ?? []))].filter(({ end }) => end.outcome === "not-run" || end.outcome === "superseded"), list.maxParallel, async (row) => {
				if (whyNot(rollout, row) !== void 0) return;
				let failure = await whySuperseded(row, rollout);
				failure === void 0 ? await runTarget(row, rollout) : rollout.note(row, {
					outcome: "superseded",
					failure
				});
			});
			await inParallel(batch, list.maxParallel, async (row) => {
				if (!mayBegin(rollout, row)) return;
				await runTarget(row, rollout);
				await finishServer(rollout, row);
			});
		}
		async function whySuperseded({ ofServer }, rollout) {
			let why;
			if (rollout.isDryRun) return;
			for (let target of ofServer.targets) {
				if (target.inputs.commit === void 0) return;
				let { failure } = await planTarget(target, rollout, guardAll);
				if (failure?.reason !== "older-commit") return;
				why = failure;
			}
			return why;
		}
		async function checkAgain(batch, { list, step, note }) {
			let { clock, console, signal } = step, { redact } = step.redactor, patience = {
				clock,
				signal,
				during: console.during
			}, asked = batch.filter(({ end }) => end.outcome === "succeeded");
			try {
				await console.during({ doing: "pausing after the batch (batch-pause)" }, () => clock.sleep(list.batchPauseMs, signal));
				await inParallel(asked, list.maxParallel, async (row) => {
					for (let operation of row.inputs.operations) {
						let { recheck } = await operation.work(), failure = await recheck?.({
							getPage,
							patience,
							redact
						}, row.end.facts?.deploy?.page?.after);
						if (failure === void 0) continue;
						note(row, {
							outcome: (0, outcome_failure.sG)(failure),
							failure
						});
						console.info(`✗ ${row.site} on ${row.server}: ${failure.message}`);
					}
				});
			} catch (error) {
				if (!(0, errors.si)(error)) throw error;
			}
		}
		async function finishServer(rollout, { ofServer }) {
			let { after, targets } = ofServer;
			if (after?.beganMs !== void 0 || after === void 0) return;
			if (!targets.every(({ end }) => (0, outcome_failure.Kg)(end.outcome))) return;
			let [{ end: first } = after] = targets;
			if (targets.every(({ end }) => end.outcome === "superseded")) return rollout.note(after, {
				outcome: first.outcome,
				failure: first.failure
			});
			let failure = interruptionOf(rollout.step.signal);
			failure === void 0 ? await runTarget(after, rollout) : rollout.note(after, { failure });
		}
		function mayBegin(rollout, row) {
			let failure = whyNot(rollout, row);
			failure !== void 0 && rollout.note(row, { failure });
			return failure === void 0;
		}
		function whyNot(rollout, row) {
			let { clock, signal, startedAt, deadline, checksDue } = rollout.step, interruption = interruptionOf(signal);
			if (interruption !== void 0 || row.inputs.dryRun) return interruption;
			let failures = rollout.failures();
			if (failures > rollout.most) return {
				reason: "max-failures",
				message: `${(0, count.U)(failures, "target")} had failed, and max-failures is ${rollout.most}.`,
				next: "Fix what failed, then run again with the output unfinished as targets."
			};
			let { before } = row.ofServer;
			if (before !== void 0 && (0, outcome_end.WN)(before.end)) return {
				reason: "server-failed",
				message: `The operations of the server ${row.server} had failed.`,
				next: "Fix what failed there first."
			};
			if (row.inputs.rollbackOnFailure && clock.now() >= checksDue) return {
				reason: "time-kept-for-rollbacks",
				message: `Two thirds of the timeout of ${(0, duration.a3)(deadline - startedAt)} had passed, and the rest is kept for rollbacks.`,
				next: "Raise timeout, or run again with the output unfinished as targets."
			};
		}
		function reportOfList(rollout, stopped) {
			let { step, list, ends, isDryRun, unfinished, elapsedMs } = rollout, { shard, planHash } = list, targets = ends(), hash = planHashOf(targets), isCompared = hash !== void 0 && planHash !== void 0, interruption = interruptionOf(step.signal), failure = stopped ?? (targets.some(({ outcome }) => outcome === "not-run" || interruption !== void 0 && outcome === (0, outcome_failure.sG)(interruption)) ? interruption : void 0) ?? (isCompared ? disagreement(planHash, targets) : void 0) ?? (targets.some(outcome_end.WN) ? void 0 : targets.find(({ outcome }) => outcome === "not-run")?.failure), isKnown = targets.every(({ hasChanges }) => hasChanges !== void 0), outcomes = targets.map(({ outcome }) => outcome).concat(failure === void 0 ? [] : (0, outcome_failure.sG)(failure));
			return {
				outcome: (0, outcome_end.FW)(isDryRun ? [...outcomes, "planned"] : outcomes),
				targets,
				results: targets.flatMap(({ results }) => results),
				failure,
				list: {
					shard: shard && `${shard.part}/${shard.of}`,
					unfinished: unfinished()
				},
				hasChanges: targets.some(({ hasChanges }) => hasChanges === !0) || !isKnown && void 0,
				planHash: failure === void 0 ? hash : void 0,
				durationMs: elapsedMs()
			};
		}
		var near_names = __webpack_require__(3496), host_name = __webpack_require__(7684), input_values = __webpack_require__(6057), site_pattern = __webpack_require__(3080);
		function findTarget({ reader, patience }, inputs) {
			return patience.during({ doing: "looking for the server and the site" }, () => resolveTarget(reader, inputs));
		}
		function serversOf(reader) {
			let servers, read = async () => createDirectory("server", await (0, api_pages.y)(reader, api_sites.getServers, {}), ({ name }) => name);
			return () => servers ??= read();
		}
		async function sitesOf(reader, serverId) {
			return {
				...createDirectory("site", await (0, api_pages.y)(reader, api_sites.getSites, { server: serverId }), ({ domain }) => domain),
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
				site === "" && input_values.ID.test(name) && await reader.read(api_sites.getServer, { server });
				if (site === "") return factsOf(server);
				if (input_values.ID.test(site)) {
					let shown = await (0, errors.MW)(reader.read(api_sites.getSite, {
						server,
						site: Number(site)
					}), void 0);
					return shown ? accepted(server, shown, wanted) : missing(await sitesOf(reader, server), wanted);
				}
				let sites = await sitesOf(reader, server), facts = siteAmong(sites, wanted), domains = sites.all.map(({ domain }) => domain);
				return facts.site === "missing" ? {
					...facts,
					lookalikes: (0, near_names.BM)(site, domains)
				} : facts;
			});
		}
		async function chooseSite(reader, wanted, servers) {
			let all = wanted === "" ? (await servers()).all : [await onServer(wanted, servers, (server) => reader.read(api_sites.getServer, { server }))], lists = [];
			for (let { id: server } of all.slice(0, 20)) lists.push(await (0, api_pages.y)(reader, api_sites.getSites, { server }).catch((error) => {
				if ((0, errors.si)(error)) throw error;
			}));
			let listed = all.map(({ id, name }, nth) => ({
				server: `${name} (id ${id})`,
				sites: lists[nth]?.map((site) => `${site.domain} (id ${site.id})`) ?? ["not listed"]
			})), place = lists.findIndex((sites = []) => sites.length > 0), chosen = all[Math.max(0, place)];
			if (chosen !== void 0) return {
				...factsOf(chosen.id, lists[place]?.[0]),
				listed
			};
			throw new errors.dz([{
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
			if (!input_values.ID.test(server)) return read(await find());
			return read(Number(server)).catch(async (error) => {
				let id = (0, errors.c4)(error) ? await find() : Number(server);
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
			let { site: name, operations } = wanted, isId = input_values.ID.test(name), isCreated = !isId && operations.some(({ createsSite }) => createsSite === !0), isDeleted = operations.find(({ scope }) => scope === "site")?.deletesSite === !0;
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
			if (problems.length > 0) throw new errors.dz(problems);
		}
		let NO_SUCH = {
			server: "a server of this account; there is no",
			site: "a site of this server; there is no"
		};
		function createDirectory(input, all, nameOf) {
			let owner = input === "server" ? "account" : "server", named = all.map((item) => ({
				item,
				name: nameOf(item)
			})), labelOf = ({ item, name }) => `${name} (id ${item.id})`, byId = new Map(all.map((item) => [String(item.id), item])), comparable = (name) => input === "site" ? (0, host_name.DR)(name) : name.toLowerCase(), byName = Map.groupBy(named, ({ name }) => comparable(name)), labels = new Map(named.map((one) => [one.name, labelOf(one)])), compared = 0, refusal = (expected) => new errors.dz([{
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
					let near = (0, near_names.ZA)(wanted, [...labels.keys()], (name) => labels.get(name) ?? name), advice = input === "site" && !near.isLikely && !input_values.ID.test(wanted) && !(0, site_pattern.Pt)(wanted) ? " The operation ensure-site creates it." : "", others = all.length === 0 ? `, and the ${owner} has no ${input}s at all.` : `. ${near.text}`;
					return refusal(`${none}${others}${advice}`);
				}
			};
		}
		var targets_entry = __webpack_require__(5506), read_list = __webpack_require__(4977);
		async function findTargets(reader, prepared, form, warn) {
			let candidates = await findCandidates(reader, prepared, form, warn);
			(0, read_list.Fe)(candidates, ({ found }) => found.serverId, form);
			let targets = [];
			for (let candidate of chooseTargets(candidates, form)) {
				let target = await runTargetOf(candidate, form);
				target !== void 0 && targets.push(target);
			}
			if (form.problems.length > 0) throw new errors.dz(form.problems);
			return targets;
		}
		async function findCandidates(reader, prepared, form, warn) {
			let servers = serversOf(reader), ofServer = Map.groupBy(prepared, ({ inputs }) => inputs.server), listed = new Map(), told = new Set(), candidates = [];
			for (let entry of prepared) {
				let { inputs, site } = entry;
				try {
					if (ofServer.get(inputs.server)?.length === 1 && !(0, site_pattern.Pt)(site)) {
						candidates.push({
							...entry,
							found: await resolveTarget(reader, inputs, servers)
						});
						continue;
					}
					let list = listed.get(inputs.server) ?? onServer(inputs.server, servers, (id) => sitesOf(reader, id));
					listed.set(inputs.server, list);
					candidates.push(...candidatesOf(entry, await list, warn));
				} catch (error) {
					if (!(error instanceof errors.dz)) throw error;
					if (told.has(error)) continue;
					told.add(error);
					for (let { input, expected } of error.problems) (0, targets_entry.U)(entry, form, expected, input);
				}
			}
			return candidates;
		}
		function candidatesOf(entry, sites, warn) {
			let { site = "", inputs } = entry;
			if (!(0, site_pattern.Pt)(site)) return [{
				...entry,
				found: siteAmong(sites, inputs)
			}];
			let matches = sitesMatching(sites.all, site), found = matches.filter(({ domain }) => (0, host_name.uy)(domain)), odd = matches.filter(({ domain }) => !(0, host_name.uy)(domain)).map(site_presence.Ku);
			odd.length > 0 && warn(`${site} passes over sites whose domains are not host names: ${odd.join(", ")}.`);
			if (found.length === 0) throw sites.unknown(site);
			return found.map((match) => ({
				...entry,
				found: factsOf(sites.serverId, match)
			}));
		}
		function sitesMatching(sites, pattern) {
			let matches = (0, site_pattern.Ke)(pattern);
			return sites.filter(({ domain }) => matches(domain)).sort((a, b) => Number(a.domain > b.domain) - Number(a.domain < b.domain));
		}
		function chooseTargets(candidates, form) {
			let namedFirst = candidates.toSorted((a, b) => Number((0, site_pattern.Pt)(a.site)) - Number((0, site_pattern.Pt)(b.site))), chosen = new Map();
			for (let target of namedFirst) {
				let { site = "", found } = target, id = typeof found.site == "object" ? found.site.id : (0, host_name.DR)(site), key = JSON.stringify([found.serverId, id]), first = chosen.get(key);
				first === void 0 ? chosen.set(key, target) : (0, site_pattern.Pt)(site) || (0, targets_entry.U)(target, form, `a target that entry ${first.nth} does not name already: both are ${targetName(target)}`);
			}
			let taken = new Set(chosen.values());
			return candidates.filter((target) => taken.has(target));
		}
		function targetName({ site, found }) {
			if (typeof found.site == "object") return `the site ${(0, site_presence.Ku)(found.site)}`;
			return site === void 0 ? `the server with the id ${found.serverId}` : `the site ${site}`;
		}
		async function runTargetOf(candidate, form) {
			let { found } = candidate, { server } = candidate.inputs, word = candidate.site ?? "", site = typeof found.site == "object" ? found.site : void 0, domain = site?.domain ?? word, isCreated = candidate.inputs.operations.some(({ createsSite }) => createsSite === !0);
			if (!(0, host_name.uy)(site === void 0 ? (0, host_name.DR)(domain) : domain) && (site !== void 0 || isCreated)) {
				let named = site === void 0 ? domain : (0, site_presence.Ku)(site);
				(0, targets_entry.U)(candidate, form, `a site whose domain is the name of a host, not ${named}`);
				return;
			}
			let name = (0, site_pattern.Pt)(word) ? domain : word, inputs = domain === word ? candidate.inputs : await (0, read_list.hB)(candidate, form, (0, read_list.QU)(candidate, form, name, domain)), written = (0, site_pattern.Pt)(word) ? writtenFor(candidate, server, name) : candidate.written;
			return inputs && {
				server,
				site: domain,
				inputs,
				found,
				written
			};
		}
		function writtenFor({ server: own, given }, server, name) {
			if (given.size === 0 && own === void 0) return name;
			if (given.size === 0 && !server.includes("/")) return `${server}/${name}`;
			return {
				...own !== void 0 && { server: own },
				site: name,
				...Object.fromEntries(given)
			};
		}
		var targets_form = __webpack_require__(4177), publish = __webpack_require__(1913);
		async function runOne(inputs, given) {
			let step = connectStep(inputs, given), target = { inputs }, traces = createGitHubTraces([target], step), ports = createPorts({
				inputs,
				site: inputs.site,
				siblings: NO_SIBLINGS,
				traces: traces.of(target),
				save: (aftermath) => step.files.saveState("run", `The step ${aftermath}`)
			}, step), report = (0, outcome_end.qZ)(await run(ports, async () => {
				let facts = await findTarget(ports, inputs), domain = typeof facts.site == "object" ? facts.site.domain : void 0;
				(0, targets_form.Sg)((name) => name === "site" ? domain ?? "" : "", step.redactor);
				return facts;
			}), inputs);
			return {
				report,
				ran: {
					inputs,
					step,
					endTraces: async () => (await traces.end(() => report, !0))[0]
				}
			};
		}
		async function runList(list, form, given) {
			let [first] = list.entries;
			if (first === void 0) return { report: (0, outcome_end.wX)(void 0, "[]") };
			let { inputs } = first, step = connectStep(inputs, given), { console, client, redactor } = step, about = {
				...inputs,
				server: form.get("server").trim(),
				site: "",
				environmentUrl: void 0
			};
			step.keep(list.given);
			let found = await console.during({ doing: "looking for the targets" }, () => findTargets(client, list.entries, form, console.warning)).catch((error) => ({ failure: (0, publish.m)(error, console.info) }));
			if ("failure" in found) return {
				report: (0, outcome_end.wX)(found.failure, list.given),
				ran: {
					inputs: {
						...about,
						comment: !1
					},
					step
				}
			};
			let targets = list.shard === void 0 ? found : (0, rollout.IS)(found, list.shard);
			for (let { site } of targets) (0, targets_form.Sg)((name) => name === "site" ? site : "", redactor);
			let report = await rollOut(targets, list, step), told = report.list && {
				...report.list,
				...inputs.dryRun && { unfinished: list.given }
			};
			return {
				report: {
					...report,
					list: told
				},
				ran: {
					inputs: {
						...about,
						site: told?.shard ?? ""
					},
					step
				}
			};
		}
	})
};
