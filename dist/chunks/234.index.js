"use strict";
exports.id = 234;
exports.ids = [
	234,
	5058,
	7614
];
exports.modules = {
	8437: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Ng: () => connect,
			ZZ: () => afterCancel,
			zl: () => withinLimit
		});
		async function connect(access, needed) {
			try {
				let { connectGitHub } = await Promise.all([
					__webpack_require__.e(1348),
					__webpack_require__.e(244),
					__webpack_require__.e(9086)
				]).then(__webpack_require__.bind(__webpack_require__, 9086));
				return connectGitHub(access, needed);
			} catch {
				return { why: "the repository, event or proxy that the runner gives (GITHUB_REPOSITORY, GITHUB_API_URL, GITHUB_EVENT_PATH) cannot be used" };
			}
		}
		function afterCancel({ cancel, clock }) {
			let over = new AbortController(), begin = () => void clock.after(1e3, () => over.abort());
			cancel.aborted ? begin() : cancel.addEventListener("abort", begin, { once: !0 });
			return over.signal;
		}
		function withinLimit(signal) {
			return AbortSignal.any([signal, AbortSignal.timeout(3e4)]);
		}
	}),
	5235: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			I: () => deploymentStatus,
			h: () => rollbackStatus
		});
		var _outcome_report_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2848);
		function deploymentStatus({ outcome, failure, facts, results, rollback }, description) {
			switch (outcome) {
				case "succeeded":
				case "planned": return {
					state: facts?.deploy?.followed === !1 ? "in_progress" : "success",
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
				case "cancelled":
					if (rollback !== void 0) return {
						state: "failure",
						description
					};
					return results.some(({ traits, status }) => traits.deploys && status !== "not-run") ? {
						state: "error",
						description
					} : {
						state: "inactive",
						description: "cancelled before a deploy was triggered"
					};
			}
		}
		function rollbackStatus({ rollback, ...report }, named) {
			let description = `${(0, _outcome_report_js__WEBPACK_IMPORTED_MODULE_0__.ol)(report, named)}: ${rollback?.sentence ?? "not rolled back"}`;
			switch (rollback?.status) {
				case "changed": return {
					state: "success",
					description
				};
				case "failed": return {
					state: "failure",
					description
				};
				default: return {
					state: rollback?.status === "unknown" ? "error" : "inactive",
					description
				};
			}
		}
	}),
	5058: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			closeOpenDeployment: () => closeOpenDeployment,
			createGitHubDeployment: () => createGitHubDeployment,
			retireDeployments: () => retireDeployments
		});
		var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598), _secrets_sanitizer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1854), _connect_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8437), _github_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4352), _payload_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1837);
		let LIST = "GET /repos/{owner}/{repo}/deployments", CREATE_STATUS = "POST /repos/{owner}/{repo}/deployments/{deployment_id}/statuses";
		function createGitHubDeployment(parts) {
			let { environment, environmentUrl, signal, redact, log, remember } = parts, mark = (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)(), github, memory, keep = (next) => {
				remember(JSON.stringify(next));
				memory = next;
				return next;
			};
			return {
				id: () => memory?.id,
				async open() {
					github = await connectOrWarn(parts);
					if (github === void 0 || signal.aborted) return;
					let begun = keep({
						mark,
						environment,
						environmentUrl
					}), answer = await github.call("POST /repos/{owner}/{repo}/deployments", creation(parts, mark, github), signal), id = answer.state === "done" ? (0, _payload_js__WEBPACK_IMPORTED_MODULE_2__.rl)(answer.data, "id") : void 0;
					if (id !== void 0) {
						log.info(`GitHub Deployment ${id} of ${environment}`);
						let status = {
							state: "in_progress",
							description: `${parts.what} is running`
						};
						await setStatus(github, keep({
							...begun,
							id
						}), status, signal, log);
						return;
					}
					let isRefused = answer.state === "not-done", what = isRefused ? "was not created" : "may or may not have been created";
					signal.aborted || log.warning(`The GitHub Deployment ${what}: ${(0, _github_js__WEBPACK_IMPORTED_MODULE_3__.g)(answer)}. The deploy itself goes on.`);
					if (!isRefused) return;
					memory = void 0;
					remember("");
				},
				note({ state, description }) {
					let end = {
						state,
						description: (0, _secrets_sanitizer_js__WEBPACK_IMPORTED_MODULE_1__.TN)(description, redact, 140)
					};
					memory !== void 0 && keep({
						...memory,
						end
					});
				},
				async close() {
					if (github === void 0 || memory?.end === void 0) return;
					let { end } = memory, grace = (0, _connect_js__WEBPACK_IMPORTED_MODULE_4__.ZZ)(parts), id = await idOf(github, memory, grace);
					if (id === void 0) return;
					memory = {
						...memory,
						id
					};
					await setStatus(github, {
						...memory,
						id
					}, end, grace, log) && remember("");
				}
			};
		}
		async function closeOpenDeployment(saved, tools) {
			let memory = JSON.parse(saved), github = await connectOrWarn(tools);
			if (github === void 0) return;
			let { signal } = new AbortController(), id = await idOf(github, memory, signal), end = memory.end ?? {
				state: "error",
				description: "The step was ended from outside; how the deploy ended is not known"
			};
			id !== void 0 && await setStatus(github, {
				...memory,
				id
			}, end, signal, tools.log);
		}
		async function retireDeployments(parts) {
			let { environment, sites, log } = parts, signal = (0, _connect_js__WEBPACK_IMPORTED_MODULE_4__.zl)(parts.signal), github = await connectOrWarn(parts);
			if (github === void 0) return;
			let answer = await github.call(LIST, {
				environment,
				per_page: 100
			}, signal), ids = ((0, _github_js__WEBPACK_IMPORTED_MODULE_3__.M)(answer) ?? []).filter((entry) => sites.some((site) => bears(entry, "site", site.toLowerCase()))).flatMap((entry) => (0, _payload_js__WEBPACK_IMPORTED_MODULE_2__.rl)(entry, "id") ?? []);
			for (let id of ids) {
				let status = {
					deployment_id: id,
					state: "inactive",
					description: "The site was deleted"
				};
				answer = await github.call(CREATE_STATUS, status, signal);
				if (answer.state !== "done") break;
			}
			answer.state === "done" ? log.info(`GitHub Deployments of ${environment} set to inactive: ${ids.length}`) : parts.signal.aborted || log.warning(`The GitHub Deployments of ${environment} were not set to inactive: ${answer.why}. The site itself is deleted.`);
		}
		async function connectOrWarn(tools) {
			let github = await (0, _connect_js__WEBPACK_IMPORTED_MODULE_4__.Ng)(tools, "deployments: write");
			if (!("why" in github)) return github;
			tools.log.warning(`No GitHub Deployment: ${github.why}. The deploy itself goes on.`);
		}
		function creation({ environment, expectedCommit = "", site }, mark, { run }) {
			return {
				ref: run.commit?.startsWith(expectedCommit) ? run.commit : expectedCommit,
				auto_merge: !1,
				required_contexts: [],
				payload: {
					site_deploy: mark,
					site: site.toLowerCase()
				},
				environment,
				transient_environment: environment.match(/\d+/g)?.includes(String(run.pullRequest?.number)) === !0,
				production_environment: /^prod(uction)?\b/i.test(environment)
			};
		}
		function bears(deployment, field, value) {
			let payload = (0, _payload_js__WEBPACK_IMPORTED_MODULE_2__._F)(deployment, "payload");
			return (0, _payload_js__WEBPACK_IMPORTED_MODULE_2__._F)(payload, "site_deploy") !== void 0 && (0, _payload_js__WEBPACK_IMPORTED_MODULE_2__._F)(payload, field) === value;
		}
		async function idOf(github, { id, environment, mark }, signal) {
			if (id !== void 0) return id;
			let answer = await github.call(LIST, {
				environment,
				per_page: 100
			}, signal), found = (0, _github_js__WEBPACK_IMPORTED_MODULE_3__.M)(answer)?.find((entry) => bears(entry, "site_deploy", mark));
			return (0, _payload_js__WEBPACK_IMPORTED_MODULE_2__.rl)(found, "id");
		}
		async function setStatus(github, { id, environmentUrl }, { state, description }, signal, log) {
			let { logUrl } = github.run, status = {
				deployment_id: id,
				state,
				description,
				auto_inactive: !0,
				...logUrl !== void 0 && { log_url: logUrl },
				...environmentUrl !== void 0 && { environment_url: environmentUrl }
			}, answer = await github.call(CREATE_STATUS, status, signal);
			if (answer.state === "done") return !0;
			if (signal.aborted) return !1;
			log.warning(`GitHub Deployment ${id} was not set to ${state}: ${answer.why}. The deploy itself is not affected.`);
			return answer.state === "not-done";
		}
	}),
	4352: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			M: () => entriesOf,
			g: () => whyOf
		});
		function whyOf(answer) {
			return answer.state === "done" ? "GitHub answered with something unexpected" : answer.why;
		}
		function entriesOf(answer) {
			return answer.state === "done" && Array.isArray(answer.data) ? answer.data : void 0;
		}
	}),
	2797: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			F: () => chooseDeployment,
			m: () => createGitHubTraces
		});
		var _outcome_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3434), _outcome_report_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2848), _deployment_status_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5235), _github_deployment_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5058);
		function createGitHubTraces(parts) {
			let { inputs, log } = parts, statusOf = (report) => (0, _deployment_status_js__WEBPACK_IMPORTED_MODULE_2__.I)(report, parts.headline(report, inputs)), deployment = chooseDeployment(parts, "github-deployment", inputs.expectedCommit), rollback;
			return {
				async open() {
					await deployment?.open();
					return deployment !== void 0;
				},
				fail: (failed) => deployment?.note(statusOf(failed)),
				async rollBack(commit) {
					await deployment?.close();
					rollback = deployment && chooseDeployment(parts, "github-rollback", commit);
					await rollback?.open();
				},
				async close(report) {
					let warn = (what) => (error) => log.warning(`${what} ${(0, _outcome_failure_js__WEBPACK_IMPORTED_MODULE_0__.g5)(error).message}`);
					rollback === void 0 ? deployment?.note(statusOf(report)) : rollback.note((0, _deployment_status_js__WEBPACK_IMPORTED_MODULE_2__.h)(report, inputs));
					await Promise.all([(rollback ?? deployment)?.close().catch(warn("The state of the GitHub Deployment is not known.")), retire(parts, report).catch(warn("Some GitHub Deployments may not be inactive yet."))]);
				},
				deploymentId: () => deployment?.id()
			};
		}
		function chooseDeployment({ inputs, redactor, remember, ...parts }, name, expectedCommit) {
			let { githubToken, site, environment, environmentUrl, operations } = inputs;
			if (githubToken === void 0 || environment === void 0) return;
			if (!operations.some(({ deploys }) => deploys)) return;
			if ([environment, environmentUrl ?? ""].some(redactor.hides)) {
				parts.log.warning("There is no GitHub Deployment: environment or environment-url contains a secret.");
				return;
			}
			return (0, _github_deployment_js__WEBPACK_IMPORTED_MODULE_3__.createGitHubDeployment)({
				...parts,
				githubToken,
				site,
				environment,
				environmentUrl,
				expectedCommit,
				what: name === "github-rollback" ? "The rollback" : "The deploy",
				redact: redactor.redact,
				remember: (text) => remember(name, text)
			});
		}
		async function retire({ inputs, redactor, ...parts }, report) {
			let { githubToken, site, environment } = inputs;
			if (!(0, _outcome_report_js__WEBPACK_IMPORTED_MODULE_1__.oy)(report) || githubToken === void 0 || environment === void 0) return;
			if (redactor.hides(environment)) return;
			let sites = [site, (0, _outcome_report_js__WEBPACK_IMPORTED_MODULE_1__.zU)(report)?.domain ?? site];
			await (0, _github_deployment_js__WEBPACK_IMPORTED_MODULE_3__.retireDeployments)({
				...parts,
				githubToken,
				environment,
				sites
			});
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
			let read = [], shortener, size = 0;
			for await (let chunk of chunks) {
				size += chunk.length;
				if (size > (mayBeLong ? sizes.shortened : sizes.whole)) throw tooLarge();
				if (size > sizes.whole && shortener === void 0) {
					shortener = createShortener(sizes.text);
					read.splice(0).forEach(shortener.push);
				}
				shortener === void 0 ? read.push(chunk) : shortener.push(chunk);
				if (shortener !== void 0 && shortener.keptSize() > sizes.whole) throw tooLarge();
			}
			return Buffer.concat(shortener?.end() ?? read);
		}
		function tooLarge() {
			return Object.assign(Error("The answer is too large."), { code: TOO_LARGE });
		}
		function createShortener(maxTextBytes) {
			let kept = [], keptSize = 0, text, escaped = !1, keep = (...pieces) => {
				for (let piece of pieces) keptSize += piece.length;
				kept.push(...pieces);
			};
			function endOfText(chunk, from) {
				for (let at = from; at < chunk.length; at += 1) if (escaped) escaped = !1;
				else if (chunk[at] === 92) escaped = !0;
				else if (chunk[at] === 34) return at;
				return chunk.length;
			}
			function push(chunk) {
				for (let at = 0; at < chunk.length;) if (text === void 0) {
					let quote = chunk.indexOf(34, at), end = quote === -1 ? chunk.length : quote + 1;
					keep(chunk.subarray(at, end));
					quote !== -1 && (text = createTail(maxTextBytes));
					at = end;
				} else {
					let startsEscaped = escaped, end = endOfText(chunk, at);
					text.push(chunk.subarray(at, end), startsEscaped);
					if (end < chunk.length) {
						keep(...text.end());
						text = void 0;
						keep(chunk.subarray(end, end + 1));
					}
					at = end + 1;
				}
			}
			return {
				push,
				keptSize: () => keptSize,
				end: () => text === void 0 ? kept : [...kept, ...text.end()]
			};
		}
		function createTail(maxBytes) {
			let pieces = [], size = 0, first = 0;
			return {
				push(bytes, startsEscaped) {
					pieces.push({
						bytes,
						startsEscaped
					});
					size += bytes.length;
					for (let oldest = pieces[first]; oldest !== void 0 && !(size - oldest.bytes.length < maxBytes); oldest = pieces[first]) {
						size -= oldest.bytes.length;
						pieces[first] = {
							bytes: Buffer.alloc(0),
							startsEscaped: !1
						};
						first += 1;
					}
				},
				end() {
					let bytes = pieces.slice(first).map((piece) => piece.bytes);
					if (first === 0) return bytes;
					let end = Buffer.concat(bytes), line = afterLineBreak(end, +(pieces[first]?.startsEscaped === !0));
					return [Buffer.from(`${NOTE}\\n`), end.subarray(line)];
				}
			};
		}
		function afterLineBreak(json, from) {
			for (let at = from; at < json.length; at += 1) {
				if (json[at] !== 92) continue;
				if (json[at + 1] === 110) return at + 2;
				at += 1;
			}
			return json.length;
		}
	}),
	7749: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Sn: () => createAgent,
			BE: () => createForwarder,
			tN: () => send
		});
		var external_node_net_ = __webpack_require__(7030), external_node_v8_ = __webpack_require__(8877), api_connect = __webpack_require__(4660), api_request = __webpack_require__(4043), dispatcher = __webpack_require__(883), core_connect = __webpack_require__(9136), agent = __webpack_require__(7405), dispatcher_client = __webpack_require__(3701);
		Object.assign(dispatcher.prototype, {
			connect: api_connect,
			request: api_request
		});
		var body = __webpack_require__(2235);
		let ANSWER = /\r\n\r\nHTTP\/1\.\d [2-9]/, CONTINUE = /(?<=\r\n\r\nHTTP\/1\.[01] 10)0/g;
		function acceptContinue(socket) {
			let read = socket.read.bind(socket), tail = "", count = 0, answeredAt = 0;
			socket.read = (size) => {
				let chunk = read(size);
				if (!Buffer.isBuffer(chunk) || socket.bytesWritten === answeredAt) return chunk;
				let text = (tail || "\r\n\r\n") + chunk.toString("latin1"), start = text.length - chunk.length, head = text.slice(0, text.match(ANSWER)?.index);
				for (let { index } of head.matchAll(CONTINUE)) chunk[index - start] = 50;
				let isAnswered = head.length < text.length;
				isAnswered && (answeredAt = socket.bytesWritten);
				tail = isAnswered ? "" : text.slice(-16);
				count = isAnswered ? 0 : count + chunk.length;
				count > 65536 && socket.destroy();
				return chunk;
			};
		}
		var network = __webpack_require__(1113);
		let CONNECT_TIMEOUT_MS = 1e4;
		function createAgent(route, isKept) {
			let connect = route.tunnel === void 0 ? connectTo("service", route) : connectThrough(route.tunnel, route);
			return new agent({
				maxResponseSize: body.F0.shortened,
				...!isKept && { pipelining: 0 },
				connect
			});
		}
		function createForwarder(route) {
			return new agent({
				maxResponseSize: body.F0.shortened,
				pipelining: 0,
				connect: connectTo("proxy", route)
			});
		}
		function send(dispatcher, url, options) {
			let { origin, pathname, search } = new URL(url);
			return dispatcher.request({
				...options,
				origin,
				path: pathname + search
			});
		}
		function connectTo(peer, { signal, connectTimeoutMs = CONNECT_TIMEOUT_MS }) {
			return ({ servername: _, ...target }, callback) => {
				let making = new AbortController(), end = () => making.abort(signal.reason);
				signal.aborted ? end() : signal.addEventListener("abort", end, { once: !0 });
				core_connect({
					timeout: connectTimeoutMs,
					lookup: network.cd,
					minVersion: "TLSv1.2",
					rejectUnauthorized: !0,
					signal: making.signal
				})(target, (error, socket) => {
					signal.removeEventListener("abort", end);
					leaveParserUnoptimized();
					if (error !== null) return callback(new network.Xb(peer, error), null);
					acceptContinue(socket);
					callback(null, socket);
				});
			};
		}
		function leaveParserUnoptimized() {
			(0, external_node_v8_.setFlagsFromString)("--wasm-tiering-budget=1000000000");
		}
		function connectThrough(proxy, route) {
			let toProxy = connectTo("proxy", route), toService = connectTo("service", route);
			return (target, callback) => {
				openTunnel(proxy, toProxy, target, route).then((httpSocket) => toService({
					...target,
					httpSocket
				}, callback), (error) => callback(error instanceof Error ? error : new network.Xb("proxy", error), null));
			};
		}
		async function openTunnel({ origin, authorization }, connect, { host, hostname, port }, { signal, connectTimeoutMs = CONNECT_TIMEOUT_MS }) {
			let client = new dispatcher_client(origin, { connect }), authority = port === "" ? `${host ?? hostname}:443` : host ?? `${hostname}:${port}`, headers = {
				host: authority,
				"user-agent": "site-deploy",
				...authorization !== void 0 && { "proxy-authorization": authorization }
			};
			try {
				let late = AbortSignal.timeout(connectTimeoutMs), ended = AbortSignal.any([signal, late]), { statusCode: status, socket } = await client.connect({
					path: authority,
					headers,
					signal: ended
				});
				if (status >= 200 && status < 300 && socket instanceof external_node_net_.Socket) return socket;
				socket.on("error", () => {}).destroy();
				throw new network.Xb("proxy", void 0, status);
			} catch (error) {
				throw error instanceof network.Xb ? error : new network.Xb("proxy", error);
			} finally {
				client.destroy();
			}
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
		let NEVER_CONNECTED = {
			ECONNREFUSED: "the connection was refused",
			ECONNRESET: "the connection was reset while it was being made",
			ENOTFOUND: "the host name is unknown",
			EAI_AGAIN: "the host name could not be looked up",
			EHOSTUNREACH: "there is no route to the host",
			ENETUNREACH: "there is no route to the network",
			ETIMEDOUT: "connecting took too long",
			UND_ERR_CONNECT_TIMEOUT: "connecting took too long",
			UND_ERR_HEADERS_TIMEOUT: "connecting took too long",
			TimeoutError: "connecting took too long",
			UND_ERR_SOCKET: "the connection was closed while it was being made"
		}, INTERRUPTED = {
			ECONNRESET: "the connection was reset",
			EPIPE: "the connection was closed",
			UND_ERR_SOCKET: "the connection was closed before the answer was complete",
			UND_ERR_HEADERS_TIMEOUT: "no answer came in time",
			TimeoutError: "no answer came in time",
			UND_ERR_BODY_TIMEOUT: "the answer stopped in the middle",
			UND_ERR_RES_CONTENT_LENGTH_MISMATCH: "the answer has a different length than announced"
		}, CERTIFICATE = /^(CERT_|ERR_TLS_CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|HOSTNAME_MISMATCH|INVALID_CA|PATH_LENGTH_EXCEEDED)/;
		function connectionFailure(request, changesSomething, error) {
			if (error instanceof NotConnectedError) return neverSent(request, error);
			let code = (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.$N)(error);
			if (code === _body_js__WEBPACK_IMPORTED_MODULE_1__.PH) return new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.hD("too-large", request, `The answer to ${request} is too large.`);
			let why = INTERRUPTED[code] ?? "the connection failed", what = changesSomething ? "may have taken effect, but its answer was lost" : "got no answer";
			return new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.hD("ambiguous", request, `${request} ${what}: ${why}.`);
		}
		function neverSent(request, { peer, status, cause }) {
			let fail = (reason, message) => new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.hD(reason, request, message);
			if (status !== void 0) return fail(status >= 500 ? "unreachable" : status === 407 ? "proxy-credentials" : "proxy", `${request} was not sent: the proxy refused to connect to the service, with status ${status}.`);
			let code = (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.$N)(cause);
			if (/^(ERR_SSL_|EPROTO$)/.test(code)) return fail("no-tls", `${request} was not sent: the TLS handshake with the ${peer} failed (${code}).`);
			if (CERTIFICATE.test(code)) return fail("certificate", `${request} was not sent: the TLS certificate of the ${peer} is not trusted (${code}).`);
			let why = NEVER_CONNECTED[code];
			if (peer === "service") return fail("unreachable", `${request} was not sent: ${why ?? "the connection failed"}.`);
			return fail("unreachable", `${request} was not sent: the proxy could not be used: ${why ?? "its answer is not that of a proxy"}.`);
		}
		let localhostLookup = (hostname, options, callback) => {
			let local = /(^|\.)localhost\.?$/i.test(hostname);
			Promise.resolve().then(__webpack_require__.t.bind(__webpack_require__, 610, 23)).then(({ lookup }) => lookup(local ? "127.0.0.1" : hostname, options, callback));
		};
	}),
	7285: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { W: () => getPage });
		var _core_clock_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5253), _connection_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7749), _network_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1113);
		async function getPage(url, proxy, timeoutMs, { clock, signal }) {
			let limit = (0, _core_clock_js__WEBPACK_IMPORTED_MODULE_0__.z)(clock, timeoutMs), ended = AbortSignal.any([signal, limit.signal]), forwarder = url.startsWith("http:") ? proxy : void 0, dispatcher = forwarder === void 0 ? (0, _connection_js__WEBPACK_IMPORTED_MODULE_1__.Sn)({
				tunnel: proxy,
				signal: ended
			}, !1) : (0, _connection_js__WEBPACK_IMPORTED_MODULE_1__.BE)({ signal: ended });
			try {
				let answer = await ask(url, forwarder, dispatcher, ended), chunks = [], size = 0;
				for await (let chunk of answer.body) {
					chunks.push(chunk);
					size += chunk.length;
					if (size >= 1048576) break;
				}
				return {
					status: answer.statusCode,
					text: Buffer.concat(chunks).toString("utf8")
				};
			} catch (error) {
				signal.throwIfAborted();
				throw (0, _network_js__WEBPACK_IMPORTED_MODULE_2__.Dx)("the request", !1, error);
			} finally {
				limit.stop();
				dispatcher.destroy();
			}
		}
		async function ask(url, forwarder, dispatcher, signal) {
			let headers = {
				accept: "*/*",
				"user-agent": "site-deploy health check"
			};
			if (forwarder === void 0) return (0, _connection_js__WEBPACK_IMPORTED_MODULE_1__.tN)(dispatcher, url, {
				method: "GET",
				signal,
				headers
			});
			let { origin, authorization } = forwarder, { host, href, hash } = new URL(url), answer = await dispatcher.request({
				origin,
				path: hash === "" ? href : href.slice(0, -hash.length),
				method: "GET",
				signal,
				headers: {
					...headers,
					host,
					...authorization !== void 0 && { "proxy-authorization": authorization }
				}
			});
			if (answer.statusCode !== 407) return answer;
			throw new _network_js__WEBPACK_IMPORTED_MODULE_2__.Xb("proxy", void 0, 407);
		}
	}),
	234: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			SHARE_OF_DEPLOY: () => SHARE_OF_DEPLOY,
			connect: () => connect,
			createPorts: () => createPorts,
			openPorts: () => openPorts,
			tellWaits: () => tellWaits,
			withDeadline: () => withDeadline
		});
		var errors = __webpack_require__(8208), network = __webpack_require__(1113);
		function parseRetryAfter(value, nowEpochMs) {
			let text = value?.trim() ?? "", seconds = /^\d{1,9}$/.test(text) ? Number(text) : void 0, ms = seconds === void 0 ? Math.max(0, parseDate(text, nowEpochMs) - nowEpochMs) : seconds * 1e3;
			return ms <= DAY_MS ? ms : void 0;
		}
		let DAY_MS = 864e5, TIME = String.raw`(?<time>\d\d:\d\d:\d\d)`, FORMS = [
			new RegExp(String.raw`^[A-Z][a-z]{2}, (?<day>\d\d) (?<month>[A-Z][a-z]{2}) (?<year>\d{4}) ${TIME} GMT$`),
			new RegExp(String.raw`^[A-Z][a-z]{5,8}, (?<day>\d\d)-(?<month>[A-Z][a-z]{2})-(?<year>\d\d) ${TIME} GMT$`),
			new RegExp(String.raw`^[A-Z][a-z]{2} (?<month>[A-Z][a-z]{2}) (?<day>[ \d]\d) ${TIME} (?<year>\d{4})$`)
		];
		function parseDate(text, nowEpochMs) {
			for (let form of FORMS) {
				let { day, month, year = "", time } = form.exec(text)?.groups ?? {};
				if (day === void 0) continue;
				let date = `${day.replace(" ", "0")} ${month} ${fullYear(year, nowEpochMs)} ${time} GMT`, at = Date.parse(date);
				return new Date(at).toUTCString().endsWith(date) ? at : NaN;
			}
			return NaN;
		}
		function fullYear(digits, nowEpochMs) {
			if (digits.length === 4) return digits;
			let latest = new Date(nowEpochMs).getUTCFullYear() + 50;
			return String(latest - (latest - Number(digits)) % 100);
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
				let { id } = numbersOf(item, ["id"]);
				if (id !== void 0 && seen.has(id)) return `the id ${id} twice`;
				seen.add(id);
				let shown = numbersOf(item, Object.keys(subject)), field = Object.keys(shown).find((name) => shown[name] !== subject[name]);
				if (field !== void 0) return `the ${field} ${shown[field]} instead of ${subject[field]}`;
			}
		}
		function numbersOf(record, fields) {
			if (typeof record != "object" || !record) return {};
			let shown = fields.flatMap((field) => {
				let id = api_endpoint.nd.safeParse(Object.getOwnPropertyDescriptor(record, field)?.value);
				return id.success ? [[field, id.data]] : [];
			});
			return Object.fromEntries(shown);
		}
		function readAnswer({ status, header, body }, { request, answer: schema, subject, withHeaders, translate, nowEpochMs }) {
			let reason = reasonOf(status);
			if (reason !== void 0) {
				let retryAfterMs = parseRetryAfter(header("retry-after"), nowEpochMs), details = {
					status,
					...serverWords(new TextDecoder().decode(body)),
					retryAfterMs
				};
				return new errors.hD(reason, request, `${request} was answered with status ${status}.`, details);
			}
			let json;
			try {
				let text = new TextDecoder("utf-8", { fatal: !0 }).decode(body);
				json = text.trim() === "" ? void 0 : JSON.parse(text);
			} catch {
				let message = `${request} was answered with status ${status} but not with JSON.`;
				return new errors.hD("ambiguous", request, message, { status });
			}
			let strange = subject && strangeIn(json, subject);
			if (strange !== void 0) {
				let message = `The answer to ${request} is about something else: it shows ${strange}.`;
				return new errors.hD("ambiguous", request, message, { status });
			}
			let shown = translate(json), checked = schema.safeParse(withHeaders ? {
				json: shown,
				header
			} : shown);
			if (checked.success) return { value: checked.data };
			let unexpected = `The answer to ${request} has an unexpected shape (${[...new Set(checked.error.issues.map(({ path }) => path.join(".") || "the answer"))].join(", ")}).`;
			return new errors.hD("ambiguous", request, unexpected, { status });
		}
		let REFUSALS = {
			400: "refused",
			401: "forbidden",
			403: "forbidden",
			404: "not-found",
			405: "refused",
			409: "refused",
			410: "refused",
			413: "refused",
			415: "refused",
			422: "refused",
			429: "limited"
		};
		function reasonOf(status) {
			if (status >= 200 && status < 300) return;
			if (status >= 300 && status < 400) return "redirect";
			return REFUSALS[status] ?? "ambiguous";
		}
		function serverWords(body) {
			let parsed;
			try {
				parsed = JSON.parse(body);
			} catch {
				return {
					said: "",
					namesFields: !1
				};
			}
			if (typeof parsed != "object" || !parsed) return {
				said: asText(parsed),
				namesFields: !1
			};
			let { message, error, errors } = parsed, fields = fieldWords(errors);
			return {
				said: [
					asText(message),
					asText(error),
					...fields
				].filter((part) => part !== "").join(" ").replace(/[^\S\r\n]+/g, " "),
				namesFields: fields.length > 0
			};
		}
		function fieldWords(errors) {
			if (typeof errors != "object" || !errors) return [];
			return Object.entries(errors).map(([field, words]) => Array.isArray(errors) ? asText(words) : `${field}: ${asText(words)}`);
		}
		function asText(words) {
			if (typeof words == "string") return words;
			return Array.isArray(words) ? words.map(asText).join(" ") : "";
		}
		var promises_ = __webpack_require__(8500), clock = __webpack_require__(5253), net_body = __webpack_require__(2235), connection = __webpack_require__(7749);
		let BUDGETS = {
			connectMs: 1e4,
			headersMs: 3e4,
			bodyIdleMs: 15e3,
			attemptMs: 6e4
		};
		function createExchange(parts) {
			let { budgets = BUDGETS, sizes = net_body.F0, proxy: tunnel } = parts, route = {
				tunnel,
				signal: parts.signal,
				connectTimeoutMs: budgets.connectMs
			}, shared = (0, connection.Sn)(route, !0), headers = {
				authorization: `Bearer ${parts.token}`,
				"content-type": "application/json",
				accept: "application/json",
				"accept-encoding": "identity",
				"user-agent": "site-deploy"
			}, dateMs;
			async function exchange({ method, path, retry, body: sent, mayBeLong }, signal) {
				let dispatcher = retry === "once" ? (0, connection.Sn)(route, !1) : shared, limit = (0, clock.z)(parts.clock, budgets.attemptMs);
				try {
					let answer = await (0, connection.tN)(dispatcher, `${parts.baseUrl}${path}`, {
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
					dispatcher !== shared && dispatcher.destroy();
				}
			}
			return {
				send: exchange,
				serviceTime: () => dateMs && dateMs + parts.clock.now(),
				close: () => shared.destroy()
			};
		}
		let WINDOW_MS = 6e4, LONGEST_GUESS_MS = 1e4, NEVER = -Infinity;
		function createBudget() {
			return {
				remaining: void 0,
				underWay: 0,
				room: Infinity,
				windowEndsAt: NEVER,
				risenAt: NEVER,
				sentAt: NEVER,
				heldUntil: NEVER
			};
		}
		function creditOf({ remaining = Infinity, underWay }) {
			return Math.max(0, remaining - underWay);
		}
		function nextAt(budget, isWrite) {
			let { underWay, room, sentAt, heldUntil, windowEndsAt } = budget, credit = creditOf(budget);
			if (underWay + 1 > room || credit === 0 && underWay > 0) return Math.max(heldUntil, sentAt + LONGEST_GUESS_MS);
			if (credit > 10 || isWrite && credit > 0) return heldUntil;
			let intervalMs = Math.max(0, windowEndsAt - sentAt) / (credit + 1);
			return Math.max(heldUntil, sentAt + Math.min(LONGEST_GUESS_MS, intervalMs));
		}
		function noteSent(budget, now) {
			budget.underWay += 1;
			budget.sentAt = now;
			budget.heldUntil = NEVER;
			return {
				at: now,
				remaining: budget.remaining
			};
		}
		function noteAnswer(budget, sent, { status, header }, now, nowEpochMs) {
			if (status === 429) {
				noteLimit(budget, parseRetryAfter(header("retry-after"), nowEpochMs), now);
				return;
			}
			budget.room += .1;
			let remaining = count(header("x-ratelimit-remaining"));
			remaining !== void 0 && noteRemaining(budget, sent, remaining, now);
		}
		function noteLimit(budget, retryAfterMs, now) {
			let restMs = budget.windowEndsAt > now ? budget.windowEndsAt - now : WINDOW_MS, pauseMs = Math.min(retryAfterMs ?? Math.min(restMs, LONGEST_GUESS_MS), api_endpoint.U5);
			budget.heldUntil = Math.max(budget.heldUntil, now + pauseMs);
			retryAfterMs !== void 0 && (budget.windowEndsAt = now + retryAfterMs);
			budget.remaining = void 0;
			budget.room = 1;
		}
		function noteRemaining(budget, sent, remaining, now) {
			let hasRisen = sent.remaining !== void 0 && remaining > sent.remaining, isOvertaken = sent.at < budget.risenAt;
			if (budget.remaining === void 0 || hasRisen && !isOvertaken) {
				budget.remaining = remaining;
				budget.windowEndsAt = now + WINDOW_MS;
				hasRisen && (budget.risenAt = now);
				return;
			}
			budget.remaining = isOvertaken && !hasRisen ? budget.remaining - 1 : Math.min(budget.remaining, remaining);
			now >= budget.windowEndsAt && (budget.windowEndsAt = now + WINDOW_MS);
		}
		function count(header) {
			return header !== void 0 && /^\d{1,9}$/.test(header) ? Number(header) : void 0;
		}
		function createPace(clock, epochMs) {
			let budget = createBudget(), go = () => noteSent(budget, clock.now()), queue = createQueue(budget, clock);
			return {
				isFree: (isWrite) => !queue.isBefore(isWrite) && nextAt(budget, isWrite) <= clock.now(),
				go,
				turn({ isWrite, refusals, signal, onFewLeft }) {
					return new Promise((resolve, reject) => {
						let leave = () => {
							queue.remove(waiting);
							reject(signal.reason);
						}, waiting = {
							isWrite,
							rank: (isWrite ? 0 : 100) - refusals,
							go: () => {
								signal.removeEventListener("abort", leave);
								resolve(go());
							}
						};
						if (signal.aborted) return reject(signal.reason);
						signal.addEventListener("abort", leave, { once: !0 });
						let waitMs = (nextAt(budget, isWrite) - clock.now()) * (queue.size() + 1), credit = creditOf(budget);
						refusals === 0 && waitMs > 1e3 && onFewLeft(Number.isFinite(credit) ? credit : 0);
						queue.add(waiting);
					});
				},
				ended(sent, answer) {
					--budget.underWay;
					answer !== void 0 && noteAnswer(budget, sent, answer, clock.now(), epochMs());
					queue.release();
				},
				heldMs: () => Math.max(0, budget.heldUntil - clock.now()),
				hold(ms) {
					if (ms > api_endpoint.U5) return ms;
					budget.heldUntil = Math.max(budget.heldUntil, clock.now() + ms);
					return 0;
				}
			};
		}
		function createQueue(budget, clock) {
			let queue = [], alarm = new AbortController();
			function release(now = clock.now()) {
				alarm.abort();
				for (let [first] = queue; first !== void 0; [first] = queue) {
					let at = nextAt(budget, first.isWrite);
					if (at > now) {
						alarm = new AbortController();
						clock.sleep(at - now, alarm.signal).then(() => release(Math.max(at, clock.now())), () => {});
						return;
					}
					queue.shift();
					first.go();
				}
			}
			return {
				release,
				size: () => queue.length,
				isBefore: (isWrite) => queue.some((waiting) => waiting.isWrite || !isWrite),
				add(waiting) {
					let place = queue.findIndex(({ rank }) => rank > waiting.rank);
					queue.splice(place < 0 ? queue.length : place, 0, waiting);
					release();
				},
				remove(waiting) {
					queue.splice(queue.indexOf(waiting), 1);
					release();
				}
			};
		}
		function createReadAhead(send, now) {
			let held = new Map();
			return {
				begin(read) {
					if (held.has(read.path)) return;
					let ahead = {
						answer: send(read),
						answeredAt: Infinity
					}, note = () => {
						ahead.answeredAt = now();
					};
					ahead.answer.then(note, note);
					held.set(read.path, ahead);
				},
				take({ method, path }) {
					let ahead = method === "GET" ? held.get(path) : void 0, isFresh = ahead !== void 0 && now() - ahead.answeredAt <= 1e3;
					isFresh ? held.delete(path) : held.clear();
					return isFresh ? ahead.answer : void 0;
				}
			};
		}
		let IN_DOUBT = [
			"ambiguous",
			"too-large",
			"redirect"
		];
		function leavesDoubt({ reason }) {
			return IN_DOUBT.includes(reason);
		}
		function mayRepeat(retry, { reason }) {
			if (reason === "ambiguous") return retry === "read" || retry === "gone" || retry === "flag";
			return reason === "unreachable" || reason === "limited";
		}
		function longestBackoffMs(tried) {
			return Math.min(2e4, 500 * 2 ** (tried - 1));
		}
		var translation = __webpack_require__(9535);
		function createClient(parts) {
			let exchange = createExchange(parts), translator = (0, translation.HM)(parts.vocabulary), pace = createPace(parts.clock, parts.epochMs), shared = {
				parts,
				exchange,
				translator,
				pace,
				requests: 0,
				retries: 0
			}, part = (scope) => {
				let ahead = createReadAhead((read) => sendNow(shared, read, pace.go(), scope.signal), parts.clock.now);
				return partOf({
					...scope,
					shared,
					ahead,
					ownRetries: 0,
					saidFewLeft: !1,
					hasTurn: !1
				});
			};
			return {
				...part(parts),
				part,
				traffic: () => ({
					requests: shared.requests,
					retries: shared.retries
				}),
				close: exchange.close
			};
		}
		function partOf(session) {
			let { shared, ahead, signal } = session, { translator } = shared;
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
				readAhead: (endpoint, parameters) => {
					if (signal.aborted || !shared.pace.isFree(!1)) return;
					let path = translator.path((0, api_endpoint.dN)(endpoint.path, parameters));
					ahead.begin({
						...endpoint,
						path,
						body: void 0
					});
				},
				serviceTime: () => shared.exchange.serviceTime() ?? shared.parts.epochMs(),
				write: async (endpoint, parameters, body, renew) => {
					let path = translator.path((0, api_endpoint.dN)(endpoint.path, parameters)), jsonOf = async (given) => {
						if (!(await endpoint.body.safeParseAsync(given)).success) throw TypeError(`The body of ${endpoint.method} ${path} is not valid`);
						let sent = endpoint.verbatim ? given : translator.body(given);
						return sent === void 0 ? void 0 : JSON.stringify(sent);
					}, renewed = renew && (async () => jsonOf(await renew()));
					return callService(session, {
						...endpoint,
						path,
						body: await jsonOf(body),
						renew: renewed,
						attempts: 4
					});
				}
			};
		}
		async function callService(session, call) {
			let { signal, onRetry, shared } = session, inDoubt = !1, pauseMs, refusals = 0;
			for (let tried = 1;; tried += 1) {
				let mayBeSent = inDoubt, result;
				try {
					pauseMs !== void 0 && await shared.parts.clock.sleep(pauseMs, signal);
					inDoubt || signal.throwIfAborted();
					let answer = session.ahead.take(call) ?? sendNow(shared, ...await prepare(session, call, tried, refusals), signal);
					mayBeSent = !0;
					result = await attempt(session, call, answer);
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
				inDoubt ||= leavesDoubt(result);
				!inDoubt && mayRepeat(call.retry, result) && signal.throwIfAborted();
				let delayMs = retryDelay(session, call, result, tried);
				if (delayMs === void 0) return {
					state: inDoubt ? "unknown" : "not-done",
					error: result
				};
				shared.retries += 1;
				(result.reason !== "limited" || (result.retryAfterMs ?? 0) < 1e3) && (session.ownRetries += 1);
				onRetry(result, delayMs);
				let isTold = result.reason === "limited" && result.retryAfterMs !== void 0;
				isTold && (refusals += 1);
				pauseMs = isTold ? shared.pace.hold(delayMs) : delayMs;
			}
		}
		async function prepare(session, call, tried, refusals) {
			let { signal, shared } = session, { pace } = shared, isWrite = call.retry !== "read", onFewLeft = (remaining) => {
				session.saidFewLeft || session.onFewLeft(remaining);
				session.saidFewLeft = !0;
			}, isFree = pace.isFree(isWrite) || session.hasTurn && pace.heldMs() === 0, sent = isFree ? pace.go() : await pace.turn({
				isWrite,
				refusals,
				signal,
				onFewLeft
			});
			if (call.renew === void 0 || isFree && tried === 1) return [call, sent];
			session.hasTurn = !0;
			try {
				return [{
					...call,
					body: await call.renew()
				}, sent];
			} catch (error) {
				pace.ended(sent, void 0);
				throw error;
			} finally {
				session.hasTurn = !1;
			}
		}
		async function sendNow(shared, request, sent, signal) {
			shared.requests += 1;
			let answer;
			try {
				answer = await shared.exchange.send(request, signal);
				return answer;
			} finally {
				shared.pace.ended(sent, answer);
			}
		}
		async function attempt({ shared, signal }, call, answer) {
			let { parts, translator } = shared, request = `${call.method} ${call.path}`;
			try {
				let translate = call.verbatim ? (json) => json : translator.answer;
				return readAnswer(await answer, {
					...call,
					request,
					translate,
					nowEpochMs: parts.epochMs()
				});
			} catch (error) {
				error instanceof network.Xb || signal.throwIfAborted();
				return (0, network.Dx)(request, call.retry !== "read", error);
			}
		}
		function retryDelay({ shared, deadline, ownRetries }, call, error, tried) {
			if (ownRetries >= 20 || tried >= call.attempts || !mayRepeat(call.retry, error)) return;
			let delayMs = (error.retryAfterMs ?? (error.reason === "limited" ? shared.pace.heldMs() : 0)) + longestBackoffMs(tried) * shared.parts.random();
			return shared.parts.clock.now() + delayMs < deadline ? delayMs : void 0;
		}
		let ALONE = {
			isThere: !1,
			looking: () => 1,
			glance: () => Promise.resolve(void 0),
			compare: () => {},
			doomed: () => {}
		};
		var github_traces = __webpack_require__(2797), web_page = __webpack_require__(7285), progress = __webpack_require__(7614);
		function connect({ baseUrl, apiToken: token, proxy, vocabulary, timeoutMs }, { clock, cancel, console }) {
			let startedAt = clock.now(), deadline = startedAt + timeoutMs, { signal, stop } = withDeadline(cancel, clock, timeoutMs, new errors.j3("The time of the whole run (timeout) is up.", "timeout", timeoutMs)), client = createClient({
				baseUrl,
				token,
				proxy,
				vocabulary,
				clock,
				signal,
				deadline,
				epochMs: Date.now,
				random: Math.random,
				...tellWaits(console)
			});
			return {
				client,
				signal,
				startedAt,
				deadline,
				close: async () => {
					stop();
					await client.close();
				}
			};
		}
		function withDeadline(signal, clock, ms, reason) {
			let late = new AbortController(), stop = clock.after(ms, () => late.abort(reason));
			return {
				signal: AbortSignal.any([signal, late.signal]),
				stop
			};
		}
		function tellWaits({ info }) {
			return {
				onRetry: (error, delayMs) => info(`${error.message} Trying again in ${Math.round(delayMs / 100) / 10} s.`),
				onFewLeft: (remaining) => info(`few requests are left in this minute (${remaining}): asking less often`)
			};
		}
		function createPorts(inputs, step, own) {
			let { env, clock, console, hide } = step, { client, signal, open, ...others } = own, opened;
			return {
				...others,
				inputs,
				reader: client,
				writer: client,
				patience: {
					clock,
					signal,
					during: console.during
				},
				console,
				hide,
				epochMs: Date.now,
				beforeFirstWrite: async () => {
					let isFirst = opened === void 0;
					opened ??= open();
					return await opened && isFirst;
				},
				getPage: web_page.W,
				runCommand: async (command, limitMs) => {
					let { runCommand } = await __webpack_require__.e(2911).then(__webpack_require__.bind(__webpack_require__, 2911));
					return runCommand(command, env, console.remote(), signal, limitMs);
				},
				lookUpPullRequest: async (number) => {
					let { lookUpPullRequest } = await __webpack_require__.e(5387).then(__webpack_require__.bind(__webpack_require__, 5387));
					return lookUpPullRequest(number, {
						githubToken: inputs.githubToken ?? "",
						runnerEnv: env
					}, signal);
				}
			};
		}
		function openPorts(inputs, step, headline) {
			let { env, console, files } = step, { server, site, dryRun, operations, timeoutMs } = inputs, { redact } = step.redactor, { client, signal, startedAt, close } = connect(inputs, step), remember = files.saveState, traces = (0, github_traces.m)({
				...step,
				inputs,
				runnerEnv: env,
				signal,
				log: console,
				remember,
				headline
			}), about = {
				server: redact(server),
				site: redact(site),
				dryRun,
				operations
			};
			return {
				ports: createPorts(inputs, step, {
					client,
					signal,
					startedAt,
					company: ALONE,
					checksDue: startedAt + timeoutMs * SHARE_OF_DEPLOY,
					tracker: (0, progress.Z)(about, (text) => files.saveState("run", text), Date.now),
					open: traces.open,
					onDeployFailed: traces.fail,
					beforeRollback: traces.rollBack
				}),
				traces,
				traffic: client.traffic,
				close
			};
		}
		let SHARE_OF_DEPLOY = 2 / 3;
	}),
	7614: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			M: () => trackWrites,
			Z: () => trackProgress
		});
		var _aftermath_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2521);
		function trackProgress(about, save, epochMs) {
			let progress = {
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
				save((0, _aftermath_js__WEBPACK_IMPORTED_MODULE_0__.SQ)(progress));
			}, isOnce = !1;
			note({});
			return {
				begin: () => note({ stage: "plan" }),
				write(once) {
					let { sent, operations, ended, rollback } = progress, operation = operations[ended];
					isOnce = once;
					let stage = progress.stage === "plan" ? "write" : progress.stage, at = `${new Date(epochMs()).toISOString().slice(0, 19).replace("T", " ")} UTC`;
					once && operation !== void 0 ? note({
						stage,
						sent: [...sent, {
							operation,
							at,
							state: "sent",
							commit: rollback
						}]
					}) : stage !== progress.stage && note({ stage });
				},
				replace(replaced) {
					progress = {
						...progress,
						replaced
					};
				},
				restore: (input) => note({
					stage: "restore",
					restoring: input,
					sent: []
				}),
				putBack: (what) => note({ putBack: [...progress.putBack, what] }),
				redeploy: (commit) => note({ rollback: commit }),
				rolledBack: (rollbackEnd) => note({
					rollbackEnd,
					sent: rollbackEnd === "unknown" ? progress.sent : []
				}),
				settle(as) {
					let last = progress.sent.at(-1);
					if (!isOnce || last === void 0) return;
					let others = progress.sent.slice(0, -1);
					note({ sent: as === "refused" ? others : [...others, {
						...last,
						state: as
					}] });
				},
				end(goesOn) {
					let { operations, ended } = progress, sent = progress.sent.filter(({ operation }) => goesOn || operation !== operations[ended]);
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
		function trackWrites({ writer, tracker }, onEffect = () => {}) {
			return { async write(endpoint, parameters, body, renew) {
				tracker.write(endpoint.retry === "once");
				let effect = await writer.write(endpoint, parameters, body, renew);
				effect.state !== "unknown" && tracker.settle(effect.state === "done" ? "confirmed" : "refused");
				effect.state !== "not-done" && onEffect(effect.state);
				return effect;
			} };
		}
	})
};
