(() => {
	"use strict";
	var __webpack_modules__ = {
		8966: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			__nccwpck_require__.d(__webpack_exports__, { T: () => advise });
			var _core_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6851);
			function advise({ reason, status, request, said, retryAfterMs }) {
				switch (reason) {
					case "forbidden": return status === 401 ? "Check api-token: it is not accepted by this base-url. If it has expired, make a new one." : "Check that api-token has the scope for this call, and that its owner may act on this server and site.";
					case "not-found": return "Check base-url, server, site and vocabulary: the service has nothing at this address.";
					case "redirect": return "Set base-url to the final address: redirects are never followed, as they might send the API token to another host.";
					case "limited": return `Wait ${retryAfterMs ? (0, _core_duration_js__WEBPACK_IMPORTED_MODULE_0__.a3)(retryAfterMs) : "a minute"} and run again, or spread out the runs: the account has used up its requests.`;
					case "unreachable": return "Check base-url, and that it can be reached from this machine, through a proxy if HTTPS_PROXY names one. This request was not sent.";
					case "certificate": return "Check that base-url names a port that speaks https, with TLS 1.2 or newer and a certificate that is trusted. NODE_EXTRA_CA_CERTS can name the file of its authority. This request was not sent.";
					case "proxy": return "Let the proxy allow the host and port of base-url, or exempt the host with NO_PROXY. HTTPS_PROXY can hold a user name and a password: see docs/security.md. This request was not sent.";
					case "too-large":
					case "ambiguous": return "Check that base-url is the address of the service (https or http? without /api), and that it is up. Look at the site, then run again.";
					case "refused": return `Correct what the server names${request.endsWith("/repository") && /\bprovider\b/i.test(said) ? ", or its word in vocabulary, as in hosted_git_1: github," : ""} and run again.`;
				}
			}
		}),
		2258: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			__nccwpck_require__.d(__webpack_exports__, { r: () => providers });
			let providers = [
				"hosted_git_1",
				"hosted_git_2",
				"hosted_git_3",
				"custom"
			];
		}),
		2032: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			__nccwpck_require__.d(__webpack_exports__, { s: () => createConsole });
			var duration = __nccwpck_require__(6851), sanitizer = __nccwpck_require__(1854);
			let ERASE = "\r\x1B[K";
			function createLiveLine(stdout, paint) {
				let shown, frame = 0;
				return {
					draw(text) {
						shown = paint(cutToWidth(`${"⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏".charAt(frame++ % 10)} ${text}`, (stdout.columns || 80) - 1));
						stdout.write(`${ERASE}${shown}`);
					},
					write(lines) {
						stdout.write(shown === void 0 ? lines : `${ERASE}${lines}${shown}`);
					},
					erase() {
						shown !== void 0 && stdout.write(ERASE);
						shown = void 0;
					}
				};
			}
			function cutToWidth(text, columns) {
				let characters = [...text.replaceAll("	", " ")];
				if (characters.length <= columns) return characters.join("");
				return `${characters.slice(0, Math.max(0, columns - 1)).join("")}…`;
			}
			let TICK_MS = 1e3, MESSAGE_LIMIT = 4e3;
			function createConsole(parts) {
				let { stdout, redactor, clock, logStyle } = parts, { live } = logStyle, liveLine = createLiveLine(stdout, (text) => paint(text, logStyle, "quiet")), output = createOutput(liveLine.write, parts), { line, commands, clean, silentMs } = output, { closeGroup, ...groups } = createGroups(output), show = (text) => {
					live ? liveLine.draw(clean(text)) : silentMs() + TICK_MS > 3e4 && line(text);
				};
				return {
					...groups,
					...createActivities(clock, show, liveLine.erase),
					info: (text) => line(text),
					remote: output.remote,
					warning(text) {
						let runner = commands();
						runner === void 0 ? line(`Warning: ${text}`, "doubtful") : runner.warning(clean(text, MESSAGE_LIMIT));
					},
					plan: (text) => line(`plan: ${text}`, "planned"),
					annotate(kind, title, message) {
						closeGroup();
						let text = (0, sanitizer.aj)(message, redactor.redact).join("\n"), runner = commands();
						if (runner !== void 0) runner[kind]((0, sanitizer.Jj)(text, MESSAGE_LIMIT), { title: clean(title, 200) });
						else for (let part of `${kind === "error" ? "Error: " : ""}${text}`.split("\n")) line(part, kind === "error" ? "bad" : "quiet");
					},
					mask: (value) => commands()?.setSecret(value),
					headline: (text, good) => line(text, good ? "good" : "bad", "heading")
				};
			}
			function createGroups({ line, commands, clean, buffered }) {
				let isOpen = !1, openGroup = (title) => {
					let runner = commands();
					runner === void 0 ? line(`▸ ${title}`, "heading") : runner.startGroup(clean(title, 200));
					isOpen = !0;
				}, closeGroup = () => {
					isOpen && commands()?.endGroup();
					isOpen = !1;
				};
				return {
					closeGroup,
					async group(title, body, lineOf) {
						openGroup(title);
						let value = await body().finally(closeGroup), { text, tone } = lineOf(value);
						line(text, tone);
						return value;
					},
					bufferedGroup(title, lines, { text, tone }) {
						openGroup(title);
						buffered(lines);
						closeGroup();
						line(text, tone);
					}
				};
			}
			function createActivities(clock, show, hide) {
				let stack = [], stopTicking, isOver = !1;
				function tick() {
					let shown = stack.at(-1);
					if (shown === void 0) return;
					let { doing, awaited } = shown.activity, lasting = `${doing} for ${(0, duration.a3)(clock.now() - shown.startedAt)}`;
					show(awaited === void 0 ? lasting : `${lasting}: ${awaited()}`);
				}
				function stop() {
					stopTicking?.();
					stopTicking = void 0;
					hide();
				}
				return {
					during: async (activity, work) => {
						let entry = {
							activity,
							startedAt: clock.now()
						};
						stack.push(entry);
						isOver || (stopTicking ??= clock.every(TICK_MS, tick));
						try {
							return await work();
						} finally {
							stack.splice(stack.indexOf(entry), 1);
							stack.length === 0 && stop();
						}
					},
					end() {
						isOver = !0;
						stop();
					}
				};
			}
			let STYLES = {
				good: 32,
				bad: 31,
				doubtful: 33,
				planned: 36,
				quiet: 90,
				heading: 1
			}, MARGIN = "│ ";
			function createOutput(stdout, parts) {
				let { redactor, clock, logStyle, freshToken = () => crypto.randomUUID() } = parts, { redact } = redactor, writtenAt = 0, write = (text) => {
					writtenAt = clock.now();
					stdout(text);
				}, clean = (text, limit = sanitizer.by) => (0, sanitizer.TN)(text, redact, limit), stopToken, resumeCommands = () => {
					stopToken !== void 0 && write(`::${stopToken}::\n`);
					stopToken = void 0;
				}, writeForeign = (lines) => {
					if (lines === "") return;
					if (logStyle.commands !== void 0 && stopToken === void 0) {
						stopToken = freshToken();
						write(`::stop-commands::${stopToken}\n`);
					}
					write(lines);
				}, writeRemote = (text) => {
					let lines = (0, sanitizer.aj)(text, redact).map((line) => `${MARGIN}${line}\n`);
					writeForeign(lines.join(""));
				};
				return {
					line(text, ...styles) {
						let line = clean(text), safe = `${line.startsWith("::") ? MARGIN : /^ */.exec(text)}${line}`;
						resumeCommands();
						write(`${paint(safe, logStyle, ...styles)}\n`);
					},
					commands() {
						resumeCommands();
						return logStyle.commands;
					},
					remote: () => createRemoteText(writeRemote),
					buffered: (lines) => writeForeign(redact(lines)),
					clean,
					silentMs: () => clock.now() - writtenAt
				};
			}
			function paint(text, { colours }, ...styles) {
				if (!colours || styles.length === 0) return text;
				return `\u001b[${styles.map((style) => STYLES[style]).join(";")}m${text}\u001b[0m`;
			}
			function createRemoteText(print) {
				let assembler = (0, sanitizer.fu)();
				return {
					push: (text) => print(assembler.push(text).join("\n")),
					end(how) {
						let rest = assembler.flush();
						print(how === "cut-off" && rest.length > 0 ? "[an unfinished line is left out]" : rest.join("\n"));
					}
				};
			}
		}),
		5251: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			__nccwpck_require__.d(__webpack_exports__, { H: () => chooseLogStyle });
			function chooseLogStyle(program, isTerminal, { GITHUB_ACTIONS, CI, TERM, NO_COLOR }, commands) {
				let isRunner = GITHUB_ACTIONS === "true", mayBeRead = isRunner || program === "action" && (!isTerminal || !!CI), isDumb = isTerminal && TERM === "dumb";
				return {
					commands: mayBeRead ? commands : void 0,
					colours: (isRunner || isTerminal) && !isDumb && !NO_COLOR,
					live: isTerminal && !mayBeRead && !CI && !isDumb
				};
			}
		}),
		5253: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			__nccwpck_require__.d(__webpack_exports__, {
				H6: () => orAborted,
				ts: () => createClock,
				ux: () => within,
				zc: () => timeLimit
			});
			var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8500);
			function timeLimit(clock, ms, reason) {
				let late = new AbortController(), stop = ms === Infinity ? () => {} : clock.after(ms, () => late.abort(reason?.() ?? new DOMException("The time limit was reached.", "TimeoutError")));
				return {
					signal: late.signal,
					stop
				};
			}
			async function within({ clock, signal }, ms, work) {
				let late = timeLimit(clock, ms);
				return work(AbortSignal.any([signal, late.signal])).finally(late.stop);
			}
			function orAborted(promise, signal) {
				let aborted = Promise.withResolvers(), abort = () => aborted.reject(signal.reason);
				signal.aborted && abort();
				signal.addEventListener("abort", abort, { once: !0 });
				return Promise.race([aborted.promise, promise]).finally(() => signal.removeEventListener("abort", abort));
			}
			function createClock(uptime) {
				return {
					now: () => uptime() * 1e3,
					async sleep(ms, signal) {
						await (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(ms, void 0, { signal }).catch(() => {});
						signal.throwIfAborted();
					},
					after(ms, ring) {
						let timer = setTimeout(ring, ms);
						return () => clearTimeout(timer);
					},
					every(ms, tick) {
						let timer = setInterval(tick, ms).unref();
						return () => clearInterval(timer);
					}
				};
			}
		}),
		3152: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			__nccwpck_require__.d(__webpack_exports__, { U: () => count });
			function count(length, noun) {
				return `${length} ${noun}${length === 1 ? "" : "s"}`;
			}
		}),
		6851: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			__nccwpck_require__.d(__webpack_exports__, {
				E9: () => parseDuration,
				a3: () => formatDuration,
				sO: () => DAY_MS
			});
			function formatDuration(ms) {
				if (ms < 9950) return `${(ms / 1e3).toFixed(1)} s`;
				let seconds = Math.round(ms / 1e3);
				if (seconds < 60) return `${seconds} s`;
				let minutes = Math.floor(seconds / 60);
				if (minutes < 60) return `${minutes} min ${seconds % 60} s`;
				return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
			}
			let DAY_MS = 864e5, UNIT_MS = {
				s: 1e3,
				m: 6e4,
				h: 36e5,
				"": 1e3
			};
			function parseDuration(text) {
				let [, digits = "", unit = ""] = /^(\d{1,6})([smh]?)$/.exec(text) ?? [], ms = Number(digits) * (UNIT_MS[unit] ?? NaN);
				return digits !== "" && ms <= DAY_MS ? ms : void 0;
			}
		}),
		8208: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			__nccwpck_require__.d(__webpack_exports__, {
				$N: () => codeOf,
				A3: () => reasonOf,
				G3: () => isNoCall,
				G5: () => ifReadable,
				GP: () => interruptedIn,
				Gz: () => PlanAgain,
				MW: () => ifFound,
				OK: () => OperationError,
				WE: () => explain,
				WG: () => isPassing,
				aE: () => inDoubt,
				c4: () => isNotFound,
				cc: () => CancelledError,
				dz: () => InputError,
				hD: () => ApiError,
				j3: () => DeadlineError,
				si: () => isInterruption
			});
			class InputError extends Error {
				name = "InputError";
				problems;
				constructor(problems) {
					super(problems.map(({ input, expected }) => `${input}: expected ${expected}`).join("\n"));
					this.problems = problems;
				}
			}
			let REASONS = {
				refused: "request-refused",
				forbidden: "token-refused",
				"not-found": "not-found",
				limited: "rate-limited",
				certificate: "unreachable",
				unreachable: "unreachable",
				proxy: "unreachable",
				redirect: "answer-unusable",
				"too-large": "answer-unusable",
				ambiguous: "answer-unusable"
			};
			class ApiError extends Error {
				name = "ApiError";
				reason;
				request;
				status;
				said = "";
				why = "";
				isUnknownHost = !1;
				retryAfterMs;
				constructor(reason, request, message, details = {}) {
					super(message);
					this.reason = reason;
					this.request = request;
					Object.assign(this, details);
				}
			}
			function reasonOf({ reason }) {
				return REASONS[reason];
			}
			function isPassing(error) {
				return error instanceof ApiError && [
					"ambiguous",
					"unreachable",
					"limited"
				].includes(error.reason);
			}
			function isNotFound(error) {
				return error instanceof ApiError && error.reason === "not-found";
			}
			function isNoCall(error) {
				return isNotFound(error) || error instanceof ApiError && error.status === 405;
			}
			function ifFound(read, missing) {
				return read.catch((error) => {
					if (isNotFound(error)) return missing;
					throw error;
				});
			}
			function ifReadable(read) {
				return read.catch((error) => {
					if (error instanceof ApiError && error.reason === "too-large") return;
					throw error;
				});
			}
			class OperationError extends Error {
				name = "OperationError";
				reason;
				next;
				constructor(reason, message, next, options) {
					super(message, options);
					this.reason = reason;
					this.next = next;
				}
			}
			class PlanAgain extends Error {
				lost;
				constructor(lost) {
					super("A write is to be planned anew.");
					this.lost = lost;
				}
			}
			class CancelledError extends Error {
				name = "CancelledError";
				doubt;
				constructor(message, doubt) {
					super(doubt === void 0 ? message : `${message} ${doubt}`);
					this.doubt = doubt;
				}
			}
			class DeadlineError extends Error {
				name = "DeadlineError";
				input;
				limitMs;
				constructor(message, input = "timeout", limitMs) {
					super(message);
					this.input = input;
					this.limitMs = limitMs;
				}
			}
			function isInterruption(error) {
				return error instanceof CancelledError || error instanceof DeadlineError;
			}
			function codeOf(error) {
				if (typeof error != "object" || !error) return "";
				if ("name" in error && error.name === "TimeoutError") return error.name;
				if ("errors" in error && Array.isArray(error.errors)) return codeOf(error.errors[0]);
				if ("code" in error && typeof error.code == "string") return error.code;
				return "cause" in error ? codeOf(error.cause) : "";
			}
			function explain(error) {
				if (!(error instanceof Error)) return "Something that is not an error was thrown.";
				let said = error instanceof ApiError && error.said !== "" ? ` The server said: ${error.said}` : "", cause = error.cause === void 0 ? "" : ` ${explain(error.cause)}`;
				return `${error.message}${said}${cause}`;
			}
			function inDoubt(error, { reason, message, next }) {
				if (isInterruption(error)) return interruptedIn(error, message);
				return error instanceof ApiError || error instanceof OperationError ? new OperationError(reason, message, next, { cause: error }) : error;
			}
			function interruptedIn(error, doubt) {
				return error instanceof CancelledError ? new CancelledError(error.message, doubt) : new DeadlineError(`${error.message} ${doubt}`, error.input, error.limitMs);
			}
		}),
		3496: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			__nccwpck_require__.d(__webpack_exports__, {
				BM: () => likely,
				Kj: () => slipOf,
				ZA: () => suggest,
				au: () => didYouMean
			});
			function likely(wanted, names) {
				let unnumbered = (name) => name.toLowerCase().replace(/\d+/g, "");
				return [...new Set(names)].flatMap((name) => {
					if (unnumbered(wanted) === unnumbered(name)) return [];
					let [from, to] = differing(wanted.toLowerCase().split("."), name.toLowerCase().split(".")), most = Math.min(2, Math.floor(Math.max(from.length, to.length) / 4)), letters = distance(from, to, most);
					return letters <= most ? [{
						name,
						letters
					}] : [];
				}).sort((a, b) => a.letters - b.letters).slice(0, 3).map(({ name }) => name);
			}
			function suggest(wanted, names, show = (name) => name) {
				let akin = names.filter((name) => isWithin(wanted, name) || begins(wanted, name)), meant = [...new Set([...likely(wanted, names), ...akin])].slice(0, 3);
				if (meant.length > 0) return {
					isLikely: !0,
					text: `Did you mean ${meant.map(show).join(" or ")}?`
				};
				return {
					isLikely: !1,
					text: `${names.length <= 8 ? `Known names: ${names.toSorted().map(show).join(", ")}` : `None of ${names.length} names is like it`}.`
				};
			}
			function slipOf(wanted, known) {
				let word = wanted.toLowerCase(), [begun, ...others] = known.filter((name) => begins(word, name));
				return known.includes(word) ? word : likely(word, known)[0] ?? (others.length > 0 ? void 0 : begun);
			}
			function didYouMean(wanted, known) {
				let meant = slipOf(wanted.split(" ")[0] ?? "", known);
				return meant === void 0 ? "" : ` (did you mean ${meant}?)`;
			}
			function begins(short, long) {
				return short.length >= 4 && long.toLowerCase().startsWith(short.toLowerCase());
			}
			function isWithin(a, b) {
				let [short, long] = a.length < b.length ? [`.${a}.`, `.${b}.`] : [`.${b}.`, `.${a}.`];
				return short.split(".").length - 2 > 1 && (long.startsWith(short) || long.endsWith(short));
			}
			function differing(from, to) {
				if (from.at(-1) === to.at(-1)) return differing(from.slice(0, -1), to.slice(0, -1));
				if (from[0] === to[0]) return differing(from.slice(1), to.slice(1));
				return [from.join("."), to.join(".")];
			}
			function distance(from, to, most) {
				let same = 0;
				for (; same < from.length && from[same] === to[same];) same += 1;
				let a = from.slice(same), b = to.slice(same);
				if (a === "" || b === "") return a.length + b.length;
				if (most === 0) return Infinity;
				let ways = [
					[1, 0],
					[0, 1],
					[1, 1],
					...a[0] === b[1] && a[1] === b[0] ? [[2, 2]] : []
				];
				return 1 + Math.min(...ways.map(([of, by]) => distance(a.slice(of), b.slice(by), most - 1)));
			}
		}),
		9962: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			__nccwpck_require__.d(__webpack_exports__, { t: () => OUTCOME_OF });
			let OUTCOME_OF = {
				cancelled: "cancelled",
				"older-commit": "superseded",
				"input-invalid": "rejected",
				"script-ignores-commit": "rejected",
				"token-refused": "failed",
				"not-found": "failed",
				"request-refused": "failed",
				"rate-limited": "failed",
				unreachable: "failed",
				"answer-unusable": "failed",
				"list-incomplete": "failed",
				"not-shown": "failed",
				"plan-changed": "failed",
				"plan-incomplete": "failed",
				"changed-by-others": "failed",
				"no-repository": "failed",
				"another-repository": "failed",
				"repository-not-cloned": "failed",
				"site-gone": "failed",
				"site-unusable": "failed",
				"env-key-missing": "failed",
				"env-unwritable": "failed",
				"env-damaged": "failed",
				"record-conflict": "failed",
				"record-half-replaced": "failed",
				"certificate-bad": "failed",
				"pull-request-unclear": "failed",
				"deploy-script-failed": "failed",
				"deploy-cancelled": "failed",
				"failure-pattern-found": "failed",
				"success-pattern-missing": "failed",
				"another-commit": "failed",
				"health-check-failed": "failed",
				"unhealthy-before": "failed",
				"health-unseen-before": "failed",
				"verify-command-failed": "failed",
				"max-failures": "failed",
				"server-failed": "failed",
				"time-kept-for-rollbacks": "failed",
				"time-out": "timed_out",
				"time-out-running": "timed_out",
				"time-out-unseen": "timed_out",
				"answer-lost": "unknown",
				"shown-otherwise": "unknown",
				"not-put-back": "unknown",
				"end-unseen": "unknown",
				"commit-unseen": "unknown",
				"health-unseen": "unknown",
				"mixed-signs": "unknown",
				"run-unfinished": "unknown",
				"action-fault": "failed",
				"action-crashed": "unknown"
			};
		}),
		6197: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			__nccwpck_require__.d(__webpack_exports__, {
				D: () => isEnvKey,
				m: () => isKey
			});
			function isKey(name) {
				return /^[A-Za-z_][A-Za-z0-9_]*$/.test(name);
			}
			function isEnvKey(name) {
				return /^[A-Za-z_][A-Za-z0-9_.]*$/.test(name);
			}
		}),
		1547: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			__nccwpck_require__.d(__webpack_exports__, {
				DQ: () => readPullRequest,
				hO: () => readWorkflowRun
			});
			var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024), _payload_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(1837);
			function pullRequestOf(payload) {
				let isOfIssue = (0, _payload_js__WEBPACK_IMPORTED_MODULE_1__.UK)(payload, "issue", "pull_request") !== void 0;
				return (0, _payload_js__WEBPACK_IMPORTED_MODULE_1__.tk)(payload, isOfIssue ? "issue" : "pull_request", "number");
			}
			let MAY_BE_OF_PULL_REQUEST = /^(pull_request|issue_comment|workflow_run|check_suite|check_run)/;
			function readPullRequest(env) {
				let payload = readPayload(env), number = pullRequestOf(payload), isOther = (0, _payload_js__WEBPACK_IMPORTED_MODULE_1__.UK)(payload, "issue") !== void 0 && !(0, _payload_js__WEBPACK_IMPORTED_MODULE_1__.UK)(payload, "issue", "pull_request");
				if (number !== void 0 || isOther) return number;
				return MAY_BE_OF_PULL_REQUEST.test(env.GITHUB_EVENT_NAME ?? "") ? "unclear" : void 0;
			}
			function readWorkflowRun(env) {
				let payload = readPayload(env), repository = env.GITHUB_REPOSITORY || ((0, _payload_js__WEBPACK_IMPORTED_MODULE_1__.$6)(payload, "repository", "full_name") ?? "");
				if (env.GITHUB_EVENT_PATH && payload === void 0 || !/^[^/]+\/[^/]+$/.test(repository)) return;
				let number = pullRequestOf(payload), head = (0, _payload_js__WEBPACK_IMPORTED_MODULE_1__.$6)(payload, "pull_request", "head", "sha"), commit = (number === void 0 ? void 0 : head) ?? env.GITHUB_SHA, repositoryUrl = `${env.GITHUB_SERVER_URL ?? "https://github.com"}/${repository}`, runId = Number(env.GITHUB_RUN_ID);
				return {
					commit: commit === "" ? void 0 : commit,
					pullRequest: number === void 0 ? void 0 : {
						number,
						head
					},
					repository,
					logUrl: runId > 0 ? `${repositoryUrl}/actions/runs/${runId}` : void 0
				};
			}
			function readPayload({ GITHUB_EVENT_PATH: path = "" }) {
				try {
					return JSON.parse((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, "utf8"));
				} catch {
					return;
				}
			}
		}),
		1837: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			__nccwpck_require__.d(__webpack_exports__, {
				$6: () => textAt,
				UK: () => fieldAt,
				tk: () => numberAt
			});
			function fieldAt(value, ...names) {
				let [name, ...others] = names;
				if (name === void 0) return value ?? void 0;
				if (typeof value != "object" || !value) return;
				return fieldAt(new Map(Object.entries(value)).get(name), ...others);
			}
			function textAt(value, ...names) {
				let text = fieldAt(value, ...names);
				return typeof text == "string" ? text : void 0;
			}
			function numberAt(value, ...names) {
				let number = fieldAt(value, ...names);
				return typeof number == "number" && Number.isSafeInteger(number) && number > 0 ? number : void 0;
			}
		}),
		6192: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			__nccwpck_require__.d(__webpack_exports__, {
				Cc: () => olderCommit,
				ZK: () => commitBy,
				cd: () => commit,
				fZ: () => reportExitStatus,
				j$: () => commonInputs,
				j1: () => readTextOrFile,
				ot: () => CHECKOUT_LINE,
				qy: () => envTexts,
				vJ: () => envRequired
			});
			var node_querystring__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1792), _values_input_values_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6057), _input_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(2937);
			let baseUrl = (0, _input_js__WEBPACK_IMPORTED_MODULE_2__.xe)("base-url", "target", {
				description: "Address of the service without `/api`, such as `https://panel.example.com`; a path prefix is kept. Plain `http` only for loopback addresses.",
				required: !0,
				ofRun: !0,
				parse: _values_input_values_js__WEBPACK_IMPORTED_MODULE_1__.Q2
			}), proxy = (0, _input_js__WEBPACK_IMPORTED_MODULE_2__.kg)({ baseUrl }, ({ baseUrl: url }, form) => form.proxyFor(url)), reportExitStatus = (0, _input_js__WEBPACK_IMPORTED_MODULE_2__.Rx)("report-exit-status", "script", {
				description: "Put a frame around the deploy script that reports its exit status and commit.",
				default: "true"
			}), commit = (0, _input_js__WEBPACK_IMPORTED_MODULE_2__.xe)("commit", "deploy", {
				description: "Id of the commit to deploy, such as `github.sha`, wherever the branch is by then. `update-deploy-script` passes it to the script as `$SITE_DEPLOY_COMMIT`. The run fails if another commit was deployed.",
				public: !0,
				parse: (text, form) => refuseTag(_values_input_values_js__WEBPACK_IMPORTED_MODULE_1__.L5(text), form)
			}), CHECKOUT_LINE = "git fetch origin && git reset --hard \"$SITE_DEPLOY_COMMIT\" || exit";
			async function refuseTag(parsed, form) {
				let tag = "value" in parsed ? await form.findTag?.(parsed.value) : void 0;
				if (tag === void 0) return parsed;
				return { expected: `the id of a commit; that of the annotated tag ${tag.name} was given, which points to commit ${tag.commit}` };
			}
			function parseWay(usual, other) {
				let parse = _values_input_values_js__WEBPACK_IMPORTED_MODULE_1__.R8([usual, other]);
				return (text, form) => text === other && form.get("commit").trim() === "" ? { expected: `${usual}, unless commit is given` } : parse(text);
			}
			let olderCommit = (0, _input_js__WEBPACK_IMPORTED_MODULE_2__.xe)("older-commit", "deploy", {
				description: "If a newer commit than `commit` is live: `refuse` to deploy the older one, which ends as `superseded`, or `deploy` it anyway.",
				default: "refuse",
				parse: parseWay("refuse", "deploy")
			}), commitBy = (0, _input_js__WEBPACK_IMPORTED_MODULE_2__.xe)("commit-by", "deploy", {
				description: "How the deploy script learns `commit`: from a line in the `script`, or from a `variable` sent with the deploy. Only some services pass variables on.",
				default: "script",
				parse: parseWay("script", "variable")
			}), prefix = (0, _input_js__WEBPACK_IMPORTED_MODULE_2__.xe)("expected-commit", "deploy", {
				description: "Only a check, for a script that follows a branch: the run fails unless the script reports this commit, given by at least 7 digits. To choose what is deployed, use `commit`.",
				public: !0,
				async parse(text, form) {
					let parsed = _values_input_values_js__WEBPACK_IMPORTED_MODULE_1__.vR(text), wanted = (await commit.read(form))?.value;
					"value" in parsed && wanted?.startsWith(parsed.value) === !1 && form.report("commit, expected-commit", "the same commit in both; commit alone is enough");
					return "value" in parsed && parsed.value === wanted ? parsed : refuseTag(parsed, form);
				}
			}), expectedCommit = (0, _input_js__WEBPACK_IMPORTED_MODULE_2__.kg)({ prefix }, async (given, form) => (await commit.read(form))?.value ?? given.prefix);
			function readTextOrFile(form, input) {
				let given = form.get(input), path = given.trimEnd().replace(/^[ \t]+/, ""), isPath = /^[^\r\n{]+\.(ya?ml|json)$/i.test(path), text = isPath ? form.file(input, path) ?? "" : given;
				return {
					text: text.trim() === "" ? "" : text,
					file: isPath ? path : input
				};
			}
			let envTexts = () => __nccwpck_require__.e(220).then(__nccwpck_require__.bind(__nccwpck_require__, 9220)), envRequired = (0, _input_js__WEBPACK_IMPORTED_MODULE_2__.xe)("env-required", "env", {
				description: "Keys that must have a value in the `.env`, or the path of a file with them, such as `.env.example`. If one has none, the run fails before it deploys.",
				async parse(text, form) {
					let { readKeys } = await envTexts();
					return { value: new Set(_values_input_values_js__WEBPACK_IMPORTED_MODULE_1__.Hn(text).flatMap((word) => readKeys(word, form))) };
				},
				missing: new Set()
			}), commonInputs = {
				baseUrl,
				proxy,
				apiToken: (0, _input_js__WEBPACK_IMPORTED_MODULE_2__.xe)("api-token", "target", {
					description: "API token.",
					required: !0,
					secret: "token",
					ofRun: !0,
					parse: _values_input_values_js__WEBPACK_IMPORTED_MODULE_1__.pI
				}),
				server: (0, _input_js__WEBPACK_IMPORTED_MODULE_2__.xe)("server", "target", {
					description: "Id or exact name of the server. Required unless every entry of `targets` names one.",
					public: !0,
					parse: _values_input_values_js__WEBPACK_IMPORTED_MODULE_1__.$q,
					missing: ""
				}),
				site: (0, _input_js__WEBPACK_IMPORTED_MODULE_2__.xe)("site", "target", {
					description: "Id or domain of the site. Left out with `targets`, or if all operations concern only the server.",
					public: !0,
					parse: _values_input_values_js__WEBPACK_IMPORTED_MODULE_1__.X_,
					missing: ""
				}),
				asked: (0, _input_js__WEBPACK_IMPORTED_MODULE_2__.xe)("operations", "target", {
					description: "Operations to run, in order, separated by line breaks or commas. `deploy` by itself may only see that a deploy ended; after `update-deploy-script`, or with a check such as `health-check-url`, also whether it worked.",
					default: "deploy",
					ofRun: !0,
					parse: (text) => ({ value: _values_input_values_js__WEBPACK_IMPORTED_MODULE_1__.Hn(text) })
				}),
				dryRun: (0, _input_js__WEBPACK_IMPORTED_MODULE_2__.Rx)("dry-run", "target", {
					description: "Only plan; send nothing but GET requests.",
					ofRun: !0
				}),
				planHash: (0, _input_js__WEBPACK_IMPORTED_MODULE_2__.xe)("plan-hash", "target", {
					description: "The output `plan-hash` of a run with `dry-run`. If the plan has changed since, nothing is written.",
					ofRun: !0,
					parse: _values_input_values_js__WEBPACK_IMPORTED_MODULE_1__.bc
				}),
				timeoutMs: (0, _input_js__WEBPACK_IMPORTED_MODULE_2__.xe)("timeout", "target", {
					description: "Time limit of the whole run, such as `90s`, `10m`, `1h` or whole seconds.",
					default: "15m",
					ofRun: !0,
					parse: _values_input_values_js__WEBPACK_IMPORTED_MODULE_1__.pe
				}),
				mostAMinute: (0, _input_js__WEBPACK_IMPORTED_MODULE_2__.xe)("max-requests-per-minute", "target", {
					description: "The most API requests in any minute, 1 to 1000.",
					ofRun: !0,
					parse: _values_input_values_js__WEBPACK_IMPORTED_MODULE_1__.oA(1, 1e3)
				}),
				repository: (0, _input_js__WEBPACK_IMPORTED_MODULE_2__.xe)("repository", "site", {
					description: "For `ensure-repository`, `<user>/<repository>` or, with the provider `custom`, a git URL ending in `.git`.",
					expression: "${{ github.repository }}",
					public: !0,
					parse(text, form) {
						form.hide(_values_input_values_js__WEBPACK_IMPORTED_MODULE_1__.Wr(text).flatMap((secret) => [secret, (0, node_querystring__WEBPACK_IMPORTED_MODULE_0__.unescape)(secret)]));
						return { value: text };
					},
					missing: ""
				}),
				commit,
				commitBy,
				expectedCommit,
				restoreOnFailure: (0, _input_js__WEBPACK_IMPORTED_MODULE_2__.Rx)("restore-on-failure", "deploy", { description: "If the deploy fails, restore the deploy script and the `.env` that this run replaced, unless they have been changed since." }),
				rollbackOnFailure: (0, _input_js__WEBPACK_IMPORTED_MODULE_2__.Rx)("rollback-on-failure", "deploy", { description: "If the deploy fails, restore as `restore-on-failure` does, and deploy the commit that the restored script pins, or with `commit-by: variable` the one that was live. At most once in a run." }),
				githubToken: (0, _input_js__WEBPACK_IMPORTED_MODULE_2__.xe)("github-token", "github", {
					description: "Token for GitHub's API. Used only with `commit` (the job needs the permission `contents: read`), `environment` (`deployments: write`), `comment` (`pull-requests: write`) and `sweep-previews` (`pull-requests: read`).",
					expression: "${{ github.token }}",
					secret: "token",
					ofRun: !0,
					parse: _values_input_values_js__WEBPACK_IMPORTED_MODULE_1__.pI
				}),
				environment: (0, _input_js__WEBPACK_IMPORTED_MODULE_2__.xe)("environment", "github", {
					description: "Environment on GitHub, such as `production`: `deploy` creates a GitHub Deployment, and `delete-site` makes those of this action inactive. The job needs the permission `deployments: write`. With `targets`, `<server>` and `<site>` are replaced. If the job has an `environment` as well, set `deployment: false` there, or GitHub creates a second one.",
					public: !0,
					parse: _values_input_values_js__WEBPACK_IMPORTED_MODULE_1__.$q
				}),
				environmentUrl: (0, _input_js__WEBPACK_IMPORTED_MODULE_2__.xe)("environment-url", "github", {
					description: "Address of the deployed site, which GitHub links to.",
					public: !0,
					parse: _values_input_values_js__WEBPACK_IMPORTED_MODULE_1__.Ap
				}),
				comment: (0, _input_js__WEBPACK_IMPORTED_MODULE_2__.Rx)("comment", "github", {
					description: "Post one comment on the pull request with what the run plans or did; later runs update it.",
					ofRun: !0
				})
			};
		}),
		2937: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			__nccwpck_require__.d(__webpack_exports__, {
				$B: () => need,
				EP: () => areAll,
				N$: () => readValues,
				Ps: () => inputSections,
				Rx: () => declareFlag,
				kg: () => combine,
				xe: () => declare
			});
			var _values_input_values_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6057);
			let inputSections = {
				target: "Target and operations",
				list: "Many sites",
				site: "The site and its repository",
				script: "The deploy script",
				env: "`.env`",
				deploy: "The deploy and its verdict",
				manifest: "The manifest",
				other: "Notifications, certificates, logs",
				github: "GitHub"
			};
			function declare(name, section, { parse, missing, ...traits }) {
				let { required, secret, default: standard = "" } = traits, read = readOnce(async (form) => {
					let text = form.get(name).trim() || standard;
					if (text === "" && !required) return { value: missing };
					let none = secret ? `a value; it is empty. ${form.whyEmpty()}` : "a value; none is given", parsed = text === "" ? { expected: none } : await parse(text, form);
					if ("value" in parsed) return parsed;
					form.report(name, parsed.expected);
				});
				return {
					declared: [{
						name,
						section,
						ofRun: section === "list",
						...traits,
						read
					}],
					read
				};
			}
			function declareFlag(name, section, traits) {
				return declare(name, section, {
					default: "false",
					...traits,
					parse: _values_input_values_js__WEBPACK_IMPORTED_MODULE_0__.yG
				});
			}
			function combine(parts, make) {
				return {
					declared: Object.values(parts).flatMap((part) => part.declared),
					read: readOnce(async (form) => {
						let values = await readValues(parts, form);
						return areAll(values, parts) ? { value: await make(values, form) } : void 0;
					})
				};
			}
			function need(input, expected) {
				let { declared } = input;
				return {
					declared,
					read: readOnce(async (form) => {
						let given = await input.read(form);
						if (given?.value !== void 0) return { value: given.value };
						given !== void 0 && form.report(declared.map(({ name }) => name).join(", "), expected);
					})
				};
			}
			function readOnce(read) {
				let readFirst = async (form) => {
					let { length } = form.problems, value = await read(form);
					return form.problems.length === length ? value : void 0;
				}, known = new WeakMap();
				return (form) => {
					let value = known.get(form) ?? readFirst(form);
					known.set(form, value);
					return value;
				};
			}
			async function readValues(inputs, form) {
				let values = {};
				for (let name in inputs) {
					let read = await inputs[name].read(form);
					read !== void 0 && (values[name] = read.value);
				}
				return values;
			}
			function areAll(values, inputs) {
				return Object.keys(inputs).every((name) => name in values);
			}
		}),
		1793: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			__nccwpck_require__.d(__webpack_exports__, {
				LZ: () => checkWithoutList,
				SS: () => listInputs,
				eP: () => reportInputs,
				zV: () => targets
			});
			var _values_input_values_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6057), _values_rollout_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(9291), _input_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(2937);
			let listInputs = {
				batches: (0, _input_js__WEBPACK_IMPORTED_MODULE_2__.xe)("batches", "list", {
					description: "Sizes of successive batches: counts, or percentages of all, rounded up, as in `1, 10%, 100%`. The last one is repeated.",
					default: "100%",
					parse: _values_rollout_js__WEBPACK_IMPORTED_MODULE_1__.Y1
				}),
				maxParallel: (0, _input_js__WEBPACK_IMPORTED_MODULE_2__.xe)("max-parallel", "list", {
					description: "How many targets may run at once, 1 to 1000.",
					default: "10",
					parse: _values_input_values_js__WEBPACK_IMPORTED_MODULE_0__.oA(1, 1e3)
				}),
				maxFailures: (0, _input_js__WEBPACK_IMPORTED_MODULE_2__.xe)("max-failures", "list", {
					description: "The most targets that may fail: a count, or a percentage of all, rounded down. By default 0. Required for a pattern of all sites of a server.",
					parse: _values_rollout_js__WEBPACK_IMPORTED_MODULE_1__.$T,
					missing: { count: 0 }
				}),
				batchPauseMs: (0, _input_js__WEBPACK_IMPORTED_MODULE_2__.xe)("batch-pause", "list", {
					description: "Pause after each batch but the last. Then its health checks run again, and count.",
					default: "0s",
					parse: _values_input_values_js__WEBPACK_IMPORTED_MODULE_0__.k0
				}),
				shard: (0, _input_js__WEBPACK_IMPORTED_MODULE_2__.xe)("shard", "list", {
					description: "A part of the targets, for the jobs of a matrix: `2/5` is every fifth, from the second on.",
					parse: _values_rollout_js__WEBPACK_IMPORTED_MODULE_1__.uK
				}),
				targetTimeoutMs: (0, _input_js__WEBPACK_IMPORTED_MODULE_2__.xe)("target-timeout", "list", {
					description: "Time limit of each, such as `10m`.",
					parse: _values_input_values_js__WEBPACK_IMPORTED_MODULE_0__.pe
				})
			}, reportInputs = [(0, _input_js__WEBPACK_IMPORTED_MODULE_2__.xe)("report-file", "list", {
				description: "File for the outputs as JSON, for `reports`.",
				parse: _values_input_values_js__WEBPACK_IMPORTED_MODULE_0__.r4
			}), (0, _input_js__WEBPACK_IMPORTED_MODULE_2__.xe)("reports", "list", {
				description: "JSON documents of runs to merge into one report, a path per line; `*` in its last part is any text.",
				parse: _values_input_values_js__WEBPACK_IMPORTED_MODULE_0__.r4
			})], targets = (0, _input_js__WEBPACK_IMPORTED_MODULE_2__.xe)("targets", "list", {
				description: "The sites, instead of `site`: lines such as `web-1/shop.example`, a list in YAML or JSON, or the path of such a file. An entry is such a text, or a map with `server`, `site` and inputs of its own. In `site`, `*` matches one label.",
				isYaml: !0,
				parse: _values_input_values_js__WEBPACK_IMPORTED_MODULE_0__.r4
			});
			function checkWithoutList({ get, report }) {
				let inputs = Object.values(listInputs).flatMap(({ declared }) => declared);
				for (let { name, default: standard = "" } of inputs) ["", standard].includes(get(name).trim()) || report(name, "the input targets, too: without it, this one has no effect");
			}
		}),
		5927: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			__nccwpck_require__.d(__webpack_exports__, {
				Wm: () => proxySecrets,
				Ws: () => LOOPBACK,
				iJ: () => proxyFor
			});
			var node_querystring__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1792);
			let LOOPBACK = /^((.+\.)?localhost|127(\.\d{1,3}){3}|\[::1\])$/, VARIABLES = [
				"https_proxy",
				"HTTPS_PROXY",
				"http_proxy",
				"HTTP_PROXY"
			];
			function proxyFor(url, environment) {
				let target = new URL(url), name = (target.protocol === "https:" ? VARIABLES.slice(0, 2) : VARIABLES.slice(2)).find((name) => variable(environment, name) !== "");
				if (name === void 0 || LOOPBACK.test(target.hostname) || isExempt(target, environment)) return { proxy: void 0 };
				let proxy = parseProxy(variable(environment, name));
				return proxy === void 0 ? { unusable: name } : { proxy };
			}
			function proxySecrets(environment) {
				let values = VARIABLES.map((name) => variable(environment, name)).filter((value) => value !== "");
				return {
					values,
					credentials: values.flatMap((value) => {
						let [user = "", ...rest] = (/^(?:[a-z][a-z0-9+.-]*:\/\/)?(.*)@/is.exec(value)?.[1] ?? "").split(":"), written = [user, rest.join(":")];
						return [written, written.map((part) => (0, node_querystring__WEBPACK_IMPORTED_MODULE_0__.unescape)(part))].flatMap(([name = "", secret = ""]) => {
							let joined = secret === "" ? [] : [secret, `${name}:${secret}`];
							return name.length < 8 ? joined : [name, ...joined];
						});
					})
				};
			}
			function variable(environment, name) {
				return environment[name]?.trim() ?? "";
			}
			function parseProxy(value) {
				let url = URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(value) ? value : `http://${value}`);
				if (url === null || !/^https?:$/.test(url.protocol) || url.pathname + url.search + url.hash !== "/") return;
				let { origin, username, password } = url;
				if (username === "" && password === "") return {
					origin,
					authorization: void 0
				};
				let joined = `${(0, node_querystring__WEBPACK_IMPORTED_MODULE_0__.unescape)(username)}:${(0, node_querystring__WEBPACK_IMPORTED_MODULE_0__.unescape)(password)}`;
				return {
					origin,
					authorization: `Basic ${Buffer.from(joined, "utf8").toString("base64")}`
				};
			}
			function isExempt({ hostname, port, protocol }, environment) {
				let list = variable(environment, "no_proxy") || variable(environment, "NO_PROXY"), actualPort = port || (protocol === "https:" ? "443" : "80");
				return list.toLowerCase().split(/[\s,]+/).some((entry) => {
					if (entry === "" || entry === "*") return entry === "*";
					let [, name = entry, onlyPort = actualPort] = /^(\[.+\]|[^:]+):(\d+)$/.exec(entry) ?? [];
					if (onlyPort !== actualPort) return !1;
					return name === hostname || hostname.endsWith(`.${name.replace(/^\*?\./, "")}`);
				});
			}
		}),
		834: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			__nccwpck_require__.d(__webpack_exports__, { z: () => operations });
			var input = __nccwpck_require__(2937), known_kinds = __nccwpck_require__(9743), input_values = __nccwpck_require__(6057), operation = __nccwpck_require__(83);
			let checkCertificate = (0, operation.Qu)({
				name: "check-certificate",
				summary: "fails when the certificate is not active or expires within `certificate-min-days`",
				scope: "site",
				example: "--certificate-id 7",
				readOnly: !0,
				inputs: {
					id: (0, input.xe)("certificate-id", "other", {
						description: "For `check-certificate`, the id of the certificate in the service's own pages. Without it, the active one of the site's domain that expires last, if the service lists them.",
						parse: input_values.Fg
					}),
					minDays: (0, input.xe)("certificate-min-days", "other", {
						description: "For `check-certificate`, the number of days for which the certificate must remain valid; below twice that, it warns.",
						default: "14",
						parse: (0, input_values.oA)(0, 3650)
					})
				}
			});
			var dotenv_key = __nccwpck_require__(6197), common = __nccwpck_require__(6192), headers = __nccwpck_require__(5956);
			let pageInputs = {
				url: (0, input.xe)("health-check-url", "deploy", {
					description: "A page that must be healthy twice in a row after the deploy. It is asked once before the first write, too. No token is sent to it. With `targets`, `<server>` and `<site>` are replaced.",
					parse: input_values.sD
				}),
				headers: (0, input.xe)("health-check-headers", "deploy", {
					description: "Headers for `health-check-url`, a line `Name: value` each. All of it is secret, and sent to that host only. A value `${NAME}` is a variable of the step's `env`; an entry of `targets` takes no other.",
					secret: "lines",
					parse: headers.Q,
					missing: {}
				}),
				statuses: (0, input.xe)("health-check-status", "deploy", {
					description: "Status codes of a healthy page, such as `200-299` or `200,204`.",
					default: "200-299",
					parse: input_values.O7
				}),
				contains: (0, input.xe)("health-check-contains", "deploy", {
					description: "Text that a healthy page contains.",
					parse: input_values.r4
				}),
				timeoutMs: (0, input.xe)("health-check-timeout", "deploy", {
					description: "Time limit for the page to become healthy.",
					default: "60s",
					parse: input_values.pe
				})
			}, proxy = (0, input.kg)({ url: pageInputs.url }, ({ url }, form) => url === void 0 ? void 0 : form.proxyFor(url)), healthCheck = (0, input.kg)({
				...pageInputs,
				proxy
			}, ({ url, ...rest }, form) => {
				url === void 0 && (rest.contains !== void 0 || form.get("health-check-headers") !== "") && form.report("health-check-url", "a page, as health-check-contains or health-check-headers is given");
				return url === void 0 ? void 0 : {
					url,
					...rest
				};
			}), inputs = {
				wait: (0, input.Rx)("wait", "deploy", {
					description: "Follow the deploy to its end. With `false`, only trigger it; inputs that judge the deploy are then refused.",
					default: "true"
				}),
				pollIntervalMs: (0, input.xe)("poll-interval", "deploy", {
					description: "Fixed time between two looks at the deploy. By default it adapts to how long the deploy has taken.",
					parse: input_values.pe
				}),
				commit: common.j$.commit,
				olderCommit: common.Cc,
				commitBy: common.j$.commitBy,
				deployVariables: (0, input.xe)("deploy-variables", "deploy", {
					description: "Variables for the deploy script as dotenv text, sent with the deploy: `RELEASE=7` reaches the script as `$RELEASE`. All values are secrets. Only some services pass them on.",
					secret: "values",
					ofRun: !0,
					async parse(_, form) {
						let given = [...(await (0, common.qy)()).readDotenv(form, "deploy-variables", form.get("deploy-variables")).value], variables = new Map(given.map(([name, value]) => [name.toLowerCase(), value]));
						variables.has("site_deploy_commit") && form.report("deploy-variables", "variables other than SITE_DEPLOY_COMMIT, which is the input commit");
						given.some(([name]) => !(0, dotenv_key.m)(name)) && form.report("deploy-variables", "names without dots, which no shell takes for those of variables");
						variables.size < given.length && form.report("deploy-variables", "names that differ in more than case");
						return { value: Object.fromEntries(variables) };
					},
					missing: {}
				}),
				expectedCommit: common.j$.expectedCommit,
				failurePatterns: declarePatterns("failure-pattern", "Regular expressions (RE2), one per line. A deploy log that matches any of them is a failure. Of a log over 8 MiB only the end is read; if that does not match, the outcome is `unknown`."),
				successPatterns: declarePatterns("success-pattern", "Regular expressions (RE2), one per line. A deploy log that does not match all of them is a failure."),
				healthCheck,
				verifyCommand: (0, input.xe)("verify-command", "deploy", {
					description: "Shell command to run on the runner after the deploy; an exit status other than 0 fails the run.",
					parse: input_values.r4
				}),
				restoreOnFailure: common.j$.restoreOnFailure,
				rollbackOnFailure: common.j$.rollbackOnFailure,
				envRequired: common.vJ
			}, deploy = (0, operation.Qu)({
				name: "deploy",
				summary: "triggers a deploy, follows its log to the end and judges whether it worked",
				scope: "site",
				plansByState: "repository",
				repeats: !0,
				deploys: !0,
				afterKill: {
					what: "The trigger of the deploy",
					goesOn: "the deploy may still be running, and how it ends is not known",
					look: "Look at the deploy log of the site (show-deploy-log prints it);"
				},
				inputs,
				check(given) {
					let judging = {
						"health-check-url": given.healthCheck,
						"verify-command": given.verifyCommand,
						commit: given.commit,
						"expected-commit": given.commit === void 0 && given.expectedCommit,
						"failure-pattern": given.failurePatterns?.length,
						"success-pattern": given.successPatterns?.length,
						"restore-on-failure": given.restoreOnFailure,
						"rollback-on-failure": given.rollbackOnFailure
					}, names = Object.entries(judging).flatMap(([name, value]) => value ? [name] : []), expected = `true: a deploy that is not followed has no use for ${names.join(", ")}`;
					return given.wait === !1 && names.length > 0 ? [{
						input: "wait",
						expected
					}] : [];
				}
			});
			function declarePatterns(name, description) {
				return (0, input.xe)(name, "deploy", {
					description,
					async parse(text, form) {
						let { compilePattern } = await Promise.all([__nccwpck_require__.e(856), __nccwpck_require__.e(427)]).then(__nccwpck_require__.bind(__nccwpck_require__, 5427)), patterns = [];
						for (let [index, source] of input_values.Hn(text, /\r?\n/).entries()) {
							let parsed = compilePattern(source);
							"value" in parsed ? patterns.push(parsed.value) : form.report(name, `${parsed.expected}; line ${index + 1} is not one`);
						}
						return { value: patterns };
					},
					missing: []
				});
			}
			var limits = __nccwpck_require__(2258), vocabulary = __nccwpck_require__(8820);
			let repositoryProvider = (0, input.xe)("repository-provider", "site", {
				description: `For \`ensure-repository\`, one of ${limits.r.map((word) => `\`${word}\``).join(", ")}; \`vocabulary\` says which product each one is.`,
				async parse(text, form) {
					let parsed = (0, input_values.R8)(limits.r)(text);
					if ("value" in parsed) return parsed;
					let [meant] = Object.entries((await vocabulary.v.read(form))?.value ?? {}).find(([, spelling]) => spelling === text.toLowerCase()) ?? [], hint = meant === void 0 ? MAP_IT : `write ${meant}, which vocabulary translates`;
					return { expected: `${parsed.expected}; ${hint}` };
				}
			}), MAP_IT = "these words are neutral: map one of them in vocabulary, as in hosted_git_1: github, and write that one (examples/vocabulary.yml)", branch = (0, input.xe)("branch", "site", {
				description: "For `ensure-repository`, the branch to install.",
				expression: "${{ github.head_ref || github.ref_name }}",
				public: !0,
				parse: input_values.Qd
			}), NEEDED_TO_INSTALL = "a value, as ensure-repository needs it", ensureRepository = (0, operation.Qu)({
				name: "ensure-repository",
				summary: "installs the git repository on a site that shows no sign of one",
				scope: "site",
				example: "--repository-provider hosted_git_1 --repository a/shop --branch main",
				changesState: "repository",
				plansByState: "repository",
				inputs: {
					provider: (0, input.$B)(repositoryProvider, NEEDED_TO_INSTALL),
					repository: common.j$.repository,
					branch: (0, input.$B)(branch, NEEDED_TO_INSTALL),
					reinstall: (0, input.Rx)("reinstall-repository", "site", { description: "For `ensure-repository`, remove an installed repository with its `.env`, and install it again." })
				},
				check({ provider, repository: name = "" }) {
					if (provider === void 0) return [];
					let isCustom = provider === "custom";
					if (isCustom ? isGitUrl(name) : /^(?!-)[\w.-]+\/[\w.-]+$/.test(name)) return [];
					return [{
						input: "repository",
						expected: isCustom ? "a git URL ending in .git (https://…, ssh://…, git@host:path, file://…, or a path) without a query, and no user or host that begins with -, as repository-provider is custom" : `<user>/<repository>, as repository-provider is ${provider}`
					}];
				}
			}), removeRepository = (0, operation.Qu)({
				name: "remove-repository",
				summary: "removes the git repository from the site",
				scope: "site",
				changesState: "repository",
				plansByState: "repository",
				inputs: {}
			}), OPTION = /^\w+:\/\/(?:[^/]*(?:@|%40))?(?:-|%2d)/i;
			function isGitUrl(text) {
				if (!text.endsWith(".git") || /[\s?#]/.test(text) || OPTION.test(text)) return !1;
				if (/^(https?|ssh|git|file):\/\//.test(text)) return URL.canParse(text) && !/@.*@/.test(text);
				return /^\.{0,2}\/[^@]*$/.test(text) || /^(?!-)[\w.-]{1,15}@(?!-)[\w.-]+:(?!-)[^:@]+$/.test(text);
			}
			let showServerLogs = (0, operation.Qu)({
				name: "show-server-logs",
				summary: "prints the newest `log-entries` entries of the server's log, the newest last",
				scope: "server",
				readOnly: !0,
				inputs: { logEntries: (0, input.xe)("log-entries", "other", {
					description: "For `show-server-logs`, the number of newest entries to print, from 1 to 300.",
					default: "15",
					parse: (0, input_values.oA)(1, 300)
				}) }
			});
			var host_name = __nccwpck_require__(7684);
			let DOMAIN_FORM = /^(?!-)([a-z-]*)<number>([a-z-]*)(?<!-)((?:\.(?!-)[a-z0-9-]{1,63}(?<!-)){2,})$/i;
			function parsePreviewDomain(text) {
				let [, before = "", behind = "", domain = ""] = DOMAIN_FORM.exec(text) ?? [];
				if (domain === "" || text.length > 100) return { expected: "a domain with <number> once, in a first part without other digits, and at least two more parts, as in pr-<number>.preview.example.com" };
				let rest = (behind + domain).replaceAll(".", "\\."), exact = RegExp(`^${before}([1-9]\\d{0,8})${rest}$`, "i");
				return { value: {
					text,
					numberOf: (given) => Number(exact.exec(given)?.[1] ?? 0) || void 0
				} };
			}
			function isOfPullRequest(domain, number) {
				let [label = ""] = domain.split(".");
				return label.match(/\p{N}+/gu)?.join() === String(number);
			}
			let ensureSite = (0, operation.Qu)({
				name: "ensure-site",
				summary: "creates the site if the server has none with that domain",
				scope: "site",
				createsSite: !0,
				changesState: "sites",
				inputs: {
					site: common.j$.site,
					webDirectory: (0, input.xe)("web-directory", "site", {
						description: "For `ensure-site`, the directory to serve.",
						default: "/public",
						parse: input_values.Bp
					}),
					projectRoot: (0, input.xe)("project-root", "site", {
						description: "For `ensure-site`, the directory of the project.",
						parse: input_values.Bp
					})
				},
				check({ site }) {
					let expected = site ? expectedDomain(site) : void 0;
					return expected === void 0 ? [] : [{
						input: "site",
						expected
					}];
				}
			});
			function expectedDomain(domain) {
				if (input_values.ID.test(domain)) return "a domain, not an id, as ensure-site may have to create the site";
				if (!/^[^\s/:@?#\\\p{Cs}]+$/u.test(domain)) return "the domain only, such as shop.example.com, without https:// and path";
				if ([...domain].length <= 100) return;
				return "a domain of at most 100 characters (root_domain: maximum 100)";
			}
			let confirmDelete = (0, input.xe)("confirm-delete", "site", {
				description: "For `delete-site`, the domain of the site again. In a run for a pull request, the only number in its first part must be that of the pull request.",
				parse: input_values.$q
			}), deleteSite = (0, operation.Qu)({
				name: "delete-site",
				summary: "deletes the site with all its files; `confirm-delete` must name its domain",
				scope: "site",
				example: "--confirm-delete shop.example",
				deletesSite: !0,
				changesState: "sites",
				inputs: {
					site: common.j$.site,
					confirmDelete: (0, input.$B)(confirmDelete, "the domain of the site, as delete-site needs it"),
					pullRequest: (0, input.kg)({}, (_, form) => form.pullRequest?.())
				},
				check({ site: named = "", confirmDelete: confirmed, pullRequest: number }) {
					if (confirmed === void 0) return [];
					let expected = confirmationOf(named, confirmed) ?? previewOf(confirmed, number);
					return expected === void 0 ? [] : [{
						input: "confirm-delete",
						expected
					}];
				},
				checkSite({ confirmDelete: confirmed }, { id, domain }) {
					if (domain !== "" && (0, host_name.DW)(domain, confirmed)) return [];
					return [{
						input: "confirm-delete",
						expected: `the domain of the site to delete, which is ${domain || "not shown"} (id ${id})`
					}];
				}
			});
			function confirmationOf(named, confirmed) {
				if (named === "" || input_values.ID.test(named) || (0, host_name.DW)(confirmed, named)) return;
				return `the domain that site names, ${named}, as delete-site deletes it`;
			}
			function previewOf(confirmed, number) {
				if (number === "unclear") return "a run that shows its pull request, as delete-site deletes only the site of that pull request; the event of this run (GITHUB_EVENT_PATH) shows none";
				if (number === void 0 || isOfPullRequest(confirmed, number)) return;
				return `a domain whose first part has ${number} as its only number, as in pr-${number}.preview.example.com: in a run of pull request #${number} delete-site deletes only the site of that pull request`;
			}
			let previewDomain = (0, input.xe)("preview-domain", "site", {
				description: "For `sweep-previews`, the domain of previews with `<number>` in place of the pull request's number, such as `pr-<number>.preview.example.com`.",
				parse: parsePreviewDomain
			}), sweepPreviews = (0, operation.Qu)({
				name: "sweep-previews",
				summary: "deletes the sites of `preview-domain` whose pull request has been closed for an hour; keeps any in doubt",
				scope: "server",
				plansByState: "sites",
				inputs: {
					previewDomain: (0, input.$B)(previewDomain, "the domain of previews with <number> for the number of the pull request, as sweep-previews needs it"),
					githubToken: (0, input.$B)(common.j$.githubToken, "a token, as sweep-previews asks GitHub which pull requests are closed; on GitHub, leave the input out, and give the job the permission pull-requests: read")
				}
			}), installBlogapp = (0, operation.Qu)({
				name: "install-blogapp",
				summary: "installs the blogapp unless the site shows that it is installed",
				scope: "site",
				changesState: "blogapp",
				plansByState: "blogapp",
				inputs: { createDatabase: (0, input.Rx)("create-database", "site", { description: "For `install-blogapp`, also create a database." }) }
			}), uninstallBlogapp = (0, operation.Qu)({
				name: "uninstall-blogapp",
				summary: "uninstalls the blogapp unless the site shows that it is missing",
				scope: "site",
				changesState: "blogapp",
				plansByState: "blogapp",
				inputs: {}
			}), installCloudstore = declareCloudstore("install", "installation"), uninstallCloudstore = declareCloudstore("uninstall", "removal");
			function declareCloudstore(verb, noun) {
				return (0, operation.Qu)({
					name: `${verb}-cloudstore`,
					summary: `${verb}s the cloudstore; sent in every run, as the service does not show whether it is there`,
					scope: "site",
					inputs: {},
					writesBlind: !0,
					afterKill: {
						what: `The ${noun} of the cloudstore`,
						goesOn: "the service may still be working on it",
						look: "Look at the site in the service's own pages, as no call shows whether the cloudstore is there;"
					}
				});
			}
			let envSources = {
				text: (0, input.xe)("env", "env", {
					description: "For `sync-env`, values as dotenv text. All of them are secrets.",
					secret: "values",
					parse: async (_, form) => (await (0, common.qy)()).readDotenv(form, "env", form.get("env"))
				}),
				file: (0, input.xe)("env-file", "env", {
					description: "For `sync-env`, a dotenv file of the workspace or of `RUNNER_TEMP`.",
					parse: async (path, form) => (await (0, common.qy)()).readDotenv(form, "env-file", form.file("env-file", path) ?? "")
				}),
				prefixed: (0, input.xe)("env-prefix", "env", {
					description: "For `sync-env`, a prefix. Every variable of the step's `env` that begins with it sets the key named by the rest; an empty value is refused. Later sources win (file, text, prefix).",
					parse: (prefix, form) => /[=\s]/.test(prefix) ? { expected: "the beginning of names of variables, without = or spaces" } : { value: readPrefixed(prefix, form) }
				})
			}, envInputs = {
				env: (0, input.kg)(envSources, ({ file = [], text = [], prefixed = [] }) => new Map([
					...file,
					...text,
					...prefixed
				])),
				envMode: (0, input.xe)("env-mode", "env", {
					description: "`merge` keeps all other lines byte for byte; `replace` writes exactly the given keys.",
					default: "merge",
					parse: (0, input_values.R8)(["merge", "replace"])
				}),
				envRemove: (0, input.xe)("env-remove", "env", {
					description: "For `sync-env` with `merge`, keys to remove, separated by line breaks or commas.",
					parse: input_values.Ss,
					missing: new Set()
				})
			}, syncEnv = (0, operation.Qu)({
				name: "sync-env",
				summary: "sets the given values in the site's `.env` and keeps every other byte",
				scope: "site",
				example: "--env-file .env.production",
				section: "env-keys",
				plansByState: "repository",
				inputs: {
					...envInputs,
					envRequired: common.vJ
				},
				async check({ env: values, envMode: mode, envRemove: removed }) {
					let problems = [], report = (input, expected) => problems.push({
						input,
						expected
					});
					values?.size === 0 && removed?.size === 0 && report("env, env-file, env-prefix, env-remove", "at least one value or key for sync-env");
					mode === "replace" && removed !== void 0 && removed.size > 0 && report("env-remove", "nothing with env-mode: replace, which removes all other keys anyway");
					let both = [...removed ?? []].filter((key) => values?.has(key));
					both.length > 0 && report("env-remove", `no key that is also set: ${both.join(", ")}`);
					if (!values?.size) return problems;
					let { spell } = await (0, common.qy)();
					for (let [key, value] of values) {
						let spelling = spell(value);
						spelling.ok || report("env", `a value for ${key} that a .env can hold: ${spelling.reason}`);
					}
					return problems;
				}
			});
			function readPrefixed(prefix, form) {
				let found = Object.entries(form.env).filter(([name, value]) => name.startsWith(prefix) && value !== void 0).map(([name, value = ""]) => [name.slice(prefix.length), value]);
				form.hide(found.map(([, value]) => value));
				let report = (expected) => form.report("env-prefix", expected), bad = found.filter(([key]) => !(0, dotenv_key.D)(key)).map(([key]) => `${prefix}${key}`);
				bad.length > 0 && report(`variables with a key of letters, digits and _ after the prefix: ${bad.join(", ")}`);
				let empty = found.filter(([, value]) => value === "").map(([key]) => key);
				empty.length > 0 && report(`a value in ${empty.map((key) => prefix + key).join(", ")}; it is empty. ${form.whyEmpty()}`);
				found.length === 0 && report(`at least one variable of the step's env that begins with ${prefix}`);
				return found;
			}
			var near_names = __nccwpck_require__(3496);
			let sync_records_inputs = {
				manifest: (0, input.xe)("manifest", "manifest", {
					description: "For the `sync-…` operations of records, the declared records as YAML or JSON, or the path of such a file. `${NAME}` is replaced by the variable NAME of the step's `env`.",
					isYaml: !0,
					async parse(_, form) {
						let { text, file } = (0, common.j1)(form, "manifest");
						if (text === "") return { value: null };
						let { parseManifest } = await Promise.all([
							__nccwpck_require__.e(395),
							__nccwpck_require__.e(815),
							__nccwpck_require__.e(153)
						]).then(__nccwpck_require__.bind(__nccwpck_require__, 153));
						return parseManifest(text, form, file);
					},
					missing: null
				}),
				prune: (0, input.xe)("prune", "manifest", {
					description: "Kinds whose undeclared records are deleted, such as `crontabs, network-rules`; none by default. `databases` deletes data.",
					parse(text, form) {
						let names = (0, input_values.Hn)(text), known = known_kinds.T.map(({ name }) => name);
						for (let name of names) {
							let kind = known_kinds.T.find((candidate) => candidate.name === name), hint = `${(0, near_names.au)(name, known)}; known are ${known.join(", ")}`;
							kind === void 0 && form.report("prune", `kinds of the manifest; there is no ${name}${hint}`);
							kind?.removable === !1 && form.report("prune", `kinds that can be deleted; the service has no call to delete a ${kind.singular}`);
						}
						return { value: new Set(names) };
					},
					missing: new Set()
				})
			};
			function syncRecords(kind) {
				let scope = (0, known_kinds.O)(kind);
				return (0, operation.Qu)({
					name: `sync-${kind.name}`,
					summary: `makes the ${kind.singular}s of the ${scope} match the manifest`,
					example: "--manifest shop.yml",
					scope,
					changesState: kind.name,
					inputs: sync_records_inputs,
					check({ manifest: declared }) {
						if (declared === void 0 || declared?.has(kind.name)) return [];
						let needed = `as sync-${kind.name} needs it; an empty one, written [], declares none`;
						return [{
							input: "manifest",
							expected: `${declared === null ? "a manifest with a" : "a"} list ${kind.name}, ${needed}`
						}];
					}
				});
			}
			var script_frame = __nccwpck_require__(3822);
			let TEXT = "deploy-script", FILE = "deploy-script-file", BOTH = `${TEXT}, ${FILE}`, JOINED = /^#!.* set -|^[ \t]*set -(?:[Eeux]*o[ \t]+\w+|[Eeux]+)[ \t]+[A-Za-z./]/m, scriptText = (0, input.xe)(TEXT, "script", {
				description: "For `update-deploy-script`, the text of the script.",
				parse: (_, form) => checkSyntax(TEXT, form.get(TEXT), form)
			}), scriptFile = (0, input.xe)(FILE, "script", {
				description: "For `update-deploy-script`, a workspace file with the script, instead of `deploy-script`.",
				parse(path, form) {
					if (form.get(TEXT).trim() === "") return checkSyntax(FILE, form.file(FILE, path) ?? "", form);
					form.report(BOTH, "one of the two, not both");
					return { value: "" };
				}
			}), deployScript = (0, input.kg)({
				text: scriptText,
				file: scriptFile
			}, ({ text, file }) => text ?? file);
			async function checkSyntax(input, script, form) {
				let unfilled = script.split("\n").findIndex((line) => /^(?!\s*#).*\$\{\{/.test(line)) + 1;
				unfilled > 0 && form.report(input, `no \${{ … }}, as in line ${unfilled}: GitHub fills it in only in workflows; let the script read a variable, from .env or deploy-variables`);
				if (!(/^(?!#!)|^#!.*\b(ba|da)?sh\b/.test(script) && !/[\r\0]/.test(script))) return { value: script };
				let isFramed = (await common.fZ.read(form))?.value !== !1, error = await form.findSyntaxError?.(script, isFramed ? "framed" : "alone");
				error !== void 0 && form.report(input, `a script that bash can read${isFramed ? " before it runs any of it, as the exit report needs (without extglob, and with the end of each here document)" : ""}; bash -n says: ${error}`);
				JOINED.test(script) && form.report(input, "set -e on a line of its own; in YAML, write deploy-script: | above the script");
				return { value: script };
			}
			let updateDeployScript = (0, operation.Qu)({
				name: "update-deploy-script",
				summary: "replaces the deploy script if it differs from the given one",
				scope: "site",
				example: "--deploy-script-file scripts/deploy.sh",
				section: "script-diff",
				pinsCommit: common.ot,
				inputs: {
					script: (0, input.$B)(deployScript, "exactly one of the two, as update-deploy-script needs a script"),
					reportExitStatus: common.fZ,
					commit: common.cd,
					olderCommit: common.Cc,
					commitBy: common.ZK
				},
				check({ script, reportExitStatus: reports = !0, commit: given, commitBy: way = "script" }) {
					let pin = way === "script" ? given : void 0, problem = script === void 0 ? void 0 : (0, script_frame.Zw)(script, reports, given, pin), problems = problem === void 0 ? [] : [{
						input: BOTH,
						expected: problem
					}];
					if (reports || pin === void 0) return problems;
					return [...problems, {
						input: "report-exit-status",
						expected: "true with commit: without the exit report, nothing shows which commit was deployed"
					}];
				}
			});
			var update_notifications = __nccwpck_require__(7768);
			let works = () => Promise.all([
				__nccwpck_require__.e(395),
				__nccwpck_require__.e(122),
				__nccwpck_require__.e(559),
				__nccwpck_require__.e(484)
			]).then(__nccwpck_require__.bind(__nccwpck_require__, 6484)), logWorks = () => Promise.all([
				__nccwpck_require__.e(395),
				__nccwpck_require__.e(122),
				__nccwpck_require__.e(774)
			]).then(__nccwpck_require__.bind(__nccwpck_require__, 8774)), recordWorks = () => Promise.all([__nccwpck_require__.e(395), __nccwpck_require__.e(611)]).then(__nccwpck_require__.bind(__nccwpck_require__, 3611)), serviceWorks = () => Promise.all([
				__nccwpck_require__.e(395),
				__nccwpck_require__.e(815),
				__nccwpck_require__.e(122),
				__nccwpck_require__.e(797),
				__nccwpck_require__.e(411)
			]).then(__nccwpck_require__.bind(__nccwpck_require__, 5411)), operations = [
				defineOperation(works, (all) => all.ensureSite, ensureSite),
				defineOperation(works, (all) => all.deleteSite, deleteSite),
				defineOperation(works, (all) => all.sweepPreviews, sweepPreviews),
				defineOperation(works, (all) => all.ensureRepository, ensureRepository),
				defineOperation(works, (all) => all.removeRepository, removeRepository),
				defineOperation(works, (all) => all.installBlogapp, installBlogapp),
				defineOperation(works, (all) => all.uninstallBlogapp, uninstallBlogapp),
				defineOperation(works, (all) => all.installCloudstore, installCloudstore),
				defineOperation(works, (all) => all.uninstallCloudstore, uninstallCloudstore),
				defineOperation(works, (all) => all.updateDeployScript, updateDeployScript),
				defineOperation(works, (all) => all.syncEnv, syncEnv),
				defineOperation(works, (all) => all.updateNotifications, update_notifications.E$),
				...known_kinds.T.map((kind) => defineOperation(recordWorks, (all) => all.syncing(kind.name), syncRecords(kind))),
				defineOperation(works, (all) => all.deploy, deploy),
				defineOperation(recordWorks, (all) => all.restartQueueWorkers, {
					name: "restart-queue-workers",
					summary: "restarts every queue worker of the site",
					scope: "site",
					plansByState: "queue-workers",
					repeats: !0,
					inputs: {}
				}),
				defineOperation(works, (all) => all.refreshOpcache, {
					name: "refresh-opcache",
					summary: "refreshes the PHP opcache of the server",
					scope: "server",
					repeats: !0,
					inputs: {}
				}),
				defineOperation(works, (all) => all.restartServer, {
					name: "restart-server",
					summary: "reboots the server and waits until it answers with its earlier status",
					scope: "server",
					repeats: !0,
					afterKill: {
						what: "The restart of the server",
						goesOn: "the server may still be rebooting",
						look: "See whether the server is back (show-server-logs prints its newest entries);"
					},
					inputs: {}
				}),
				defineOperation(works, (all) => all.checkCertificate, checkCertificate),
				defineOperation(serviceWorks, (all) => all.work, {
					name: "check-service",
					summary: "reports what the service shows, how a deploy will be judged, and which `vocabulary` it needs",
					scope: "site",
					readOnly: !0,
					standsAlone: !0,
					inputs: {}
				}),
				defineOperation(logWorks, (all) => all.deployLog, {
					name: "show-deploy-log",
					summary: "prints the latest deploy log of the site",
					scope: "site",
					readOnly: !0,
					inputs: {}
				}),
				defineOperation(logWorks, (all) => all.serverLogs, showServerLogs)
			];
			function defineOperation(load, workOf, { inputs: declared, check, checkSite, ...traits }) {
				return {
					...traits,
					inputs: Object.values(declared),
					async prepare(form) {
						let inputs = await (0, input.N$)(declared, form);
						for (let { input, expected } of await check?.(inputs) ?? []) form.report(input, expected);
						if (!(0, input.EP)(inputs, declared)) return;
						return {
							...traits,
							traits,
							inputs,
							checkSite: (site) => checkSite?.(inputs, site) ?? [],
							work: async () => workOf(await load())(inputs)
						};
					}
				};
			}
		}),
		83: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			__nccwpck_require__.d(__webpack_exports__, {
				AS: () => planChange,
				KN: () => nothingToDo,
				Qu: () => declareOperation
			});
			function planChange(summary, content, apply) {
				return {
					summary,
					content: () => content,
					apply: (applying) => apply(content, applying)
				};
			}
			let nothingToDo = { changes: [] };
			function declareOperation(declared) {
				return declared;
			}
		}),
		7768: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			__nccwpck_require__.d(__webpack_exports__, {
				E$: () => updateNotifications,
				Vc: () => inputsOf,
				tl: () => URLS
			});
			var _inputs_input_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2937), _values_input_values_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6057), _operation_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(83);
			let urlInputs = {
				chat_a_webhook_url: declareUrl("chat-a-webhook-url", "where chat service A is notified of deploys"),
				chat_b_webhook_url: declareUrl("chat-b-webhook-url", "where chat service B is notified of deploys"),
				deploy_webhook_url: declareUrl("deploy-webhook-url", "an address that is notified of deploys")
			}, URLS = [
				"chat_a_webhook_url",
				"chat_b_webhook_url",
				"deploy_webhook_url"
			], updateNotifications = (0, _operation_js__WEBPACK_IMPORTED_MODULE_2__.Qu)({
				name: "update-notifications",
				summary: "sets the given notification URLs; in every run, unless the service shows what is set",
				scope: "site",
				writesBlind: !0,
				inputs: urlInputs,
				check(urls) {
					if (!URLS.every((field) => field in urls) || URLS.some((field) => urls[field] !== void 0)) return [];
					return [{
						input: inputsOf(URLS),
						expected: "at least one URL for update-notifications. An empty secret usually has a misspelled name"
					}];
				}
			});
			function declareUrl(name, told) {
				let description = `For \`update-notifications\`, ${told}. A secret.`;
				return (0, _inputs_input_js__WEBPACK_IMPORTED_MODULE_0__.xe)(name, "other", {
					description,
					secret: "url",
					parse: _values_input_values_js__WEBPACK_IMPORTED_MODULE_1__.Ap
				});
			}
			function inputsOf(fields) {
				return fields.join(", ").replaceAll("_", "-");
			}
		}),
		8820: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			__nccwpck_require__.d(__webpack_exports__, { v: () => vocabulary });
			var _inputs_common_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6192);
			let vocabulary = (0, __nccwpck_require__(2937).xe)("vocabulary", "target", {
				description: "YAML or JSON map, or the path of one, from the words `blogapp`, `cloudstore`, `webframework`, `sqldb`, `chat_a`, `chat_b`, `hosted_git_1`, `hosted_git_2`, `hosted_git_3` to the words of the service in paths, fields and values. Words left out stay the same.",
				isYaml: !0,
				ofRun: !0,
				async parse(_, form) {
					let { text, file } = (0, _inputs_common_js__WEBPACK_IMPORTED_MODULE_0__.j1)(form, "vocabulary");
					if (text === "") return { value: {} };
					let { parseVocabulary } = await Promise.all([
						__nccwpck_require__.e(395),
						__nccwpck_require__.e(815),
						__nccwpck_require__.e(122),
						__nccwpck_require__.e(797)
					]).then(__nccwpck_require__.bind(__nccwpck_require__, 9178));
					return parseVocabulary(text, file);
				},
				missing: {}
			});
		}),
		2382: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			__nccwpck_require__.d(__webpack_exports__, {
				Ax: () => shortCommit,
				af: () => MOST_TOLD,
				oV: () => tellGoesOut
			});
			var _core_count_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3152);
			let MOST_TOLD = 20;
			function tellGoesOut(brings, takesBack, live, newest) {
				let come = `brings ${(0, _core_count_js__WEBPACK_IMPORTED_MODULE_0__.U)(brings, "commit")}`, go = `takes back ${(0, _core_count_js__WEBPACK_IMPORTED_MODULE_0__.U)(takesBack, "commit")} up to ${shortCommit(live)}`, since = takesBack === 0 ? ` since ${shortCommit(live)}` : ` and ${go}`, lead = brings === 0 && takesBack > 0 ? go : come + since, more = newest.length === 0 ? 0 : (brings || takesBack) - newest.length;
				return [
					lead,
					...newest,
					...more > 0 ? [`and ${more} more`] : []
				];
			}
			function shortCommit(commit) {
				return commit.slice(0, 12);
			}
		}),
		9839: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			__nccwpck_require__.d(__webpack_exports__, {
				$: () => emptyResult,
				Fp: () => isOnlyEndSeen,
				K9: () => startResult,
				KG: () => evidenceInWords,
				S4: () => EVIDENCE,
				eH: () => lookInWords
			});
			let EVIDENCE = {
				token: "last_deploy_at changed",
				deployment: "deployment status success",
				status: "status active",
				"exit-status": "exit status 0",
				"success-pattern": "success patterns found in the log",
				"health-check": "health check passed",
				"verify-command": "verify command passed"
			};
			function evidenceInWords(evidence) {
				return evidence.filter((name) => name !== "token" || isOnlyEndSeen(evidence)).map((name) => EVIDENCE[name]).join(", ");
			}
			function isOnlyEndSeen(evidence) {
				return evidence.join() === "token";
			}
			function lookInWords({ state, status = 0, lacksText }) {
				if (state === "unreachable") return "no answer";
				if (state === "wall") return `${status} (wall)`;
				return lacksText && status < 300 ? `${status} without the text` : `${status}`;
			}
			function emptyResult(followed, lastDeployAt) {
				return {
					previousDeployAt: lastDeployAt,
					lastDeployAt,
					durationMs: 0,
					evidence: [],
					followed,
					timeline: []
				};
			}
			function startResult({ clock, onProgress }, followed, lastDeployAt) {
				let triggeredAt = clock.now(), result = emptyResult(followed, lastDeployAt), log = "", elapsedMs = () => Math.round(clock.now() - triggeredAt), update = ({ log: latest = log, ...found }) => {
					log = latest;
					result = {
						...result,
						...found,
						durationMs: elapsedMs()
					};
					onProgress(result, log);
				};
				return {
					record: {
						update,
						milestone: (what, found = {}, begins) => update({
							...found,
							timeline: [...result.timeline, {
								atMs: elapsedMs(),
								what,
								begins
							}]
						})
					},
					result: () => result,
					triggeredAt
				};
			}
		}),
		8405: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			__nccwpck_require__.d(__webpack_exports__, {
				FW: () => outcomeOfAll,
				H0: () => isUnconfirmed,
				QV: () => rollbackSentence,
				WN: () => hasFailed,
				cB: () => MOST_OF_NAME,
				oy: () => isDeleted,
				qZ: () => reportOfOne,
				r2: () => changingOf,
				sb: () => plannedOf,
				tk: () => mayStillRun,
				wC: () => nameOfTarget,
				wX: () => reportOfNone,
				xz: () => NOTEWORTHY_MS,
				zU: () => siteOf
			});
			var _deploy_result_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(9839), _failure_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(3434);
			function rollbackSentence({ failure, commit, deploy }) {
				if (failure !== void 0) return failure.message;
				return `the site is back on commit ${commit}, with ${(0, _deploy_result_js__WEBPACK_IMPORTED_MODULE_0__.KG)(deploy?.evidence ?? [])}. What the scripts of the failed commit did to the database was not undone.`;
			}
			let WORST = [
				"cancelled",
				"failed",
				"unknown",
				"timed_out",
				"planned"
			];
			function outcomeOfAll(ends) {
				let all = new Set(ends.map((end) => end === "rejected" ? "failed" : end));
				return WORST.find((outcome) => all.has(outcome)) ?? (all.size === 1 && all.has("superseded") ? "superseded" : "succeeded");
			}
			function reportOfNone(failure, unfinished) {
				let list = unfinished === void 0 ? void 0 : {
					shard: void 0,
					unfinished
				}, hasChanges = failure !== void 0 && void 0;
				return {
					outcome: failure === void 0 ? "succeeded" : (0, _failure_js__WEBPACK_IMPORTED_MODULE_1__.sG)(failure),
					failure,
					results: [],
					targets: [],
					list,
					hasChanges,
					durationMs: 0
				};
			}
			function reportOfOne(run, { server, site }) {
				return {
					...run,
					targets: [{
						...run,
						server,
						site,
						batch: 1,
						fromMs: 0
					}]
				};
			}
			let NOTEWORTHY_MS = 50, MOST_OF_NAME = 253;
			function siteOf({ facts }) {
				return typeof facts?.site == "object" ? facts.site : void 0;
			}
			function nameOfTarget({ server, site }) {
				return site === "" ? server : `${server}/${site}`;
			}
			function hasFailed({ outcome }) {
				return !(0, _failure_js__WEBPACK_IMPORTED_MODULE_1__.Kg)(outcome) && outcome !== "cancelled" && outcome !== "not-run";
			}
			function isDeleted({ outcome, results }) {
				return outcome === "succeeded" && results.some(({ traits }) => traits.deletesSite);
			}
			function isUnconfirmed({ outcome, facts }) {
				let deploy = facts?.deploy;
				if (outcome !== "succeeded" || deploy === void 0) return !1;
				return !deploy.followed || (0, _deploy_result_js__WEBPACK_IMPORTED_MODULE_0__.Fp)(deploy.evidence);
			}
			function mayStillRun({ results, facts, rollback }) {
				if (rollback !== void 0) return rollback.outcome === "unknown";
				let deploy = facts?.deploy;
				if (deploy !== void 0) return deploy.exitStatus === void 0 && deploy.evidence.length === 0;
				return results.some(({ traits, outcome }) => traits.deploys && outcome === "unknown");
			}
			function plannedOf({ results }) {
				return results.filter(({ outcome }) => outcome === "planned");
			}
			function changingOf(end) {
				return plannedOf(end).filter(({ traits }) => !traits.repeats);
			}
		}),
		3434: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			__nccwpck_require__.d(__webpack_exports__, {
				Kg: () => isGood,
				g5: () => failureOf,
				hS: () => exitCodes,
				sG: () => outcomeOf,
				y8: () => MOST_IN_MESSAGE
			});
			var _api_advice_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8966), _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(8208), _core_outcomes_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(9962);
			let exitCodes = {
				succeeded: 0,
				planned: 0,
				superseded: 0,
				failed: 1,
				rejected: 2,
				timed_out: 3,
				unknown: 4,
				cancelled: 130
			};
			function isGood(outcome) {
				return outcome !== "not-run" && exitCodes[outcome] === 0;
			}
			function outcomeOf({ reason }) {
				return _core_outcomes_js__WEBPACK_IMPORTED_MODULE_2__.t[reason];
			}
			function failureOf(error) {
				if (error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_1__.dz) return {
					reason: "input-invalid",
					message: describeProblems(error),
					next: ""
				};
				if (error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_1__.OK) return {
					reason: error.reason,
					message: (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_1__.WE)(error),
					next: error.next
				};
				if (error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_1__.hD) return {
					reason: (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_1__.A3)(error),
					message: (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_1__.WE)(error),
					next: (0, _api_advice_js__WEBPACK_IMPORTED_MODULE_0__.T)(error)
				};
				if (error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_1__.j3) {
					let next = `Check the site, then run again, with a longer ${error.input} if necessary.`;
					return {
						reason: "time-out",
						message: error.message,
						next
					};
				}
				if (error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_1__.cc) {
					let next = `${error.doubt === void 0 ? "Run again" : "Check the site, then run again"}: the next run does what is missing, and repeats deploys and restarts.`;
					return {
						reason: "cancelled",
						message: error.message,
						next
					};
				}
				let name = error instanceof Error ? error.name : typeof error, [stack = ""] = /(\n {4}at .*)+$/.exec(error instanceof Error ? error.stack ?? "" : "") ?? [];
				return {
					reason: "action-fault",
					message: `This action has a fault: ${name} at ${/([\w.-]+:\d+:\d+)\)?$/m.exec(stack)?.[1] ?? "unknown place"}.`,
					next: "Please report it with this line."
				};
			}
			let MOST_IN_MESSAGE = 20;
			function describeProblems({ message, problems }) {
				let { length } = problems;
				if (length === 1) return message;
				let listed = message.split("\n").slice(0, 20).join("\n"), more = length - 20;
				return `There are ${length} problems with the inputs.\n${listed}${more > 0 ? `\nand ${more} more, which the log of this step lists` : ""}`;
			}
		}),
		9743: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			__nccwpck_require__.d(__webpack_exports__, {
				O: () => scopeOf,
				T: () => knownKinds
			});
			let SERVER = "/api/servers/{server}", SITE = `${SERVER}/sites/{site}`, knownKinds = [
				{
					name: "queue-workers",
					singular: "queue worker",
					path: `${SITE}/queues`
				},
				{
					name: "auth-users",
					singular: "auth user",
					path: `${SITE}/auth-users`
				},
				{
					name: "crontabs",
					singular: "crontab",
					path: `${SERVER}/crontabs`
				},
				{
					name: "network-rules",
					singular: "network rule",
					path: `${SERVER}/network-rules`
				},
				{
					name: "daemons",
					singular: "daemon",
					path: `${SERVER}/daemons`,
					removable: !1
				},
				{
					name: "databases",
					singular: "database",
					path: `${SERVER}/sqldb`
				}
			];
			function scopeOf({ path }) {
				return path.startsWith(SITE) ? "site" : "server";
			}
		}),
		7728: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			__nccwpck_require__.d(__webpack_exports__, {
				I: () => annotationsOf,
				l: () => annotationOf
			});
			var _core_count_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(3152), _outcome_end_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8405), _headline_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(3032), _markdown_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(569);
			function annotationsOf(report) {
				let { failure, targets, list } = report, failed = list === void 0 ? [] : targets.filter(_outcome_end_js__WEBPACK_IMPORTED_MODULE_0__.WN);
				if (failed.length === 0) return failure === void 0 ? [] : [{
					title: (0, _headline_js__WEBPACK_IMPORTED_MODULE_1__.gD)(report),
					message: annotationOf(failure)
				}];
				let most = failed.length > 10 ? 9 : 10, told = failed.slice(0, most).map((target) => {
					let title = (0, _headline_js__WEBPACK_IMPORTED_MODULE_1__.Gg)(target);
					return {
						title,
						message: (target.failure && `${(0, _outcome_end_js__WEBPACK_IMPORTED_MODULE_0__.wC)(target)}: ${annotationOf(target.failure)}`) ?? title
					};
				}), title = `${(0, _core_count_js__WEBPACK_IMPORTED_MODULE_2__.U)(failed.length - most, "more target")} failed`, more = {
					title,
					message: annotationOf({
						message: `${title}.`,
						next: "Look at the summary of this run: it lists all of them."
					})
				};
				return failed.length > most ? [...told, more] : told;
			}
			function annotationOf({ message, next }) {
				return (0, _markdown_js__WEBPACK_IMPORTED_MODULE_3__.oR)([message, next && `Next: ${next}`], "\n");
			}
		}),
		3032: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			__nccwpck_require__.d(__webpack_exports__, {
				Gg: () => titleOf,
				_z: () => SIGNALS,
				dm: () => headlineOfRun,
				gD: () => headlineOf,
				j7: () => MARKS,
				ks: () => rollbackWords,
				lA: () => describeEnd,
				oA: () => ALERTS,
				oX: () => signalOf
			});
			var _core_count_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(3152), _core_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6851), _outcome_deploy_result_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(9839), _outcome_end_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(8405), _outcome_failure_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(3434), _markdown_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(569);
			function headlineOf(report) {
				let { list, targets, failure } = report;
				if (list === void 0) return headlineOfRun(report, targets[0]);
				let stop = failure !== void 0 && targets.length > 0 ? describeEnd({
					...report,
					results: []
				}) : "";
				return (0, _markdown_js__WEBPACK_IMPORTED_MODULE_4__.oR)([(0, _markdown_js__WEBPACK_IMPORTED_MODULE_4__.oR)([list.shard ? `part ${list.shard}` : "", stop], ", "), sumUp(report)], ": ");
			}
			function headlineOfRun(end, named) {
				return `${(0, _outcome_end_js__WEBPACK_IMPORTED_MODULE_2__.zU)(end)?.domain || named?.site || named?.server || "Site deploy"}: ${describeEnd(end)}`;
			}
			function titleOf(target) {
				return `${(0, _outcome_end_js__WEBPACK_IMPORTED_MODULE_2__.wC)(target)}: ${describeEnd(target)}`;
			}
			function describeEnd(end) {
				let { outcome, results, facts, rollback, isDryRun } = end, verdict = facts?.findings?.verdict;
				if (verdict !== void 0 && (0, _outcome_failure_js__WEBPACK_IMPORTED_MODULE_3__.Kg)(outcome)) return verdict;
				let goesOn = (0, _outcome_end_js__WEBPACK_IMPORTED_MODULE_2__.tk)(end) ? ", the deploy may still be running" : "", after = rollback ? `, ${rollbackWords(rollback)}` : "";
				return {
					succeeded: (0, _outcome_end_js__WEBPACK_IMPORTED_MODULE_2__.oy)(end) ? "the site is deleted" : describeSuccess(end),
					planned: changesIn(results, !0),
					superseded: "a newer commit is live, nothing was deployed",
					failed: `${liveBut(end) ?? failing(end)} failed${isDryRun ? ", nothing was written" : after}`,
					rejected: "inputs rejected, nothing was written",
					timed_out: `timed out${goesOn}`,
					unknown: `unknown whether ${failing(end)} succeeded`,
					cancelled: `${rollback ? `${failing(end)} failed, cancelled during the rollback` : "cancelled"}${goesOn}`,
					"not-run": "not started"
				}[outcome];
			}
			let CHECK_NAMES = new Map([
				["health-check-failed", "the health check"],
				["unhealthy-before", "the health check"],
				["health-unseen-before", "the health check"],
				["verify-command-failed", "verify-command"]
			]);
			function liveBut({ failure, facts, rollback }) {
				let check = failure && CHECK_NAMES.get(failure.reason), isBack = rollback !== void 0 && rollback.outcome !== "not-run";
				if (check === void 0 || facts?.deploy === void 0 || isBack) return;
				return `${(0, _outcome_deploy_result_js__WEBPACK_IMPORTED_MODULE_1__.Fp)(facts.deploy.evidence) ? "the deploy ended" : "the new code is live"}, but ${check}`;
			}
			function rollbackWords({ outcome, commit }) {
				let to = commit?.slice(0, 7);
				return {
					"not-run": "not rolled back",
					changed: `the site is back on ${to}`,
					failed: `the rollback to ${to} failed, too`,
					unknown: `unknown whether the rollback to ${to} succeeded`
				}[outcome];
			}
			function describeSuccess(end) {
				let { results, facts } = end, { deploy } = facts ?? {};
				if (deploy === void 0) return results.every(({ traits }) => traits.readOnly) ? "done" : changesIn(results, !1);
				let took = (0, _core_duration_js__WEBPACK_IMPORTED_MODULE_0__.a3)(deploy.ownMs ?? deploy.durationMs);
				if (!deploy.followed) return "deploy triggered, not followed";
				if ((0, _outcome_end_js__WEBPACK_IMPORTED_MODULE_2__.H0)(end)) return `a deploy ended after ${took}, nothing shows whether it worked`;
				return `deployed${deploy.commit ? ` ${deploy.commit.slice(0, 7)}` : ""} in ${took}`;
			}
			function changesIn(results, isPlan) {
				let those = results.filter(({ outcome }) => outcome === (isPlan ? "planned" : "changed")), repeated = those.filter(({ traits }) => traits.repeats).map(({ operation }) => operation), made = those.filter(({ traits }) => !traits.repeats).reduce((sum, { changes }) => sum + Math.max(1, changes.length), 0), ran = repeated.length === 0 ? "" : `${isPlan ? "run" : "ran"} ${repeated.join(", ")}`;
				if (made > 0) return (0, _markdown_js__WEBPACK_IMPORTED_MODULE_4__.oR)([`${isPlan ? "would make" : "made"} ${(0, _core_count_js__WEBPACK_IMPORTED_MODULE_5__.U)(made, "change")}`, ran], " and ");
				return isPlan ? (0, _markdown_js__WEBPACK_IMPORTED_MODULE_4__.oR)(["would change nothing", ran], " and ") : ran || "changed nothing";
			}
			function failing({ results, isDryRun }) {
				let last = results.findLast(({ outcome }) => outcome === "failed" || outcome === "unknown");
				if (last === void 0) return "the run";
				return isDryRun && !last.traits.readOnly ? `planning ${last.operation}` : last.operation;
			}
			function sumUp(report) {
				let { outcome, targets } = report;
				if (targets.length === 0) return (0, _outcome_failure_js__WEBPACK_IMPORTED_MODULE_3__.Kg)(outcome) ? "no targets, nothing to do" : describeEnd(report);
				let sites = targets.filter(({ site }) => site !== ""), main = sites.length > 0 ? sites : targets, told = targets.filter((target) => main.includes(target) || (0, _outcome_end_js__WEBPACK_IMPORTED_MODULE_2__.WN)(target));
				return (0, _markdown_js__WEBPACK_IMPORTED_MODULE_4__.oR)([wentWell(report, main), wentWrong(told)], "; ");
			}
			function wentWell({ outcome, results }, main) {
				let planned = main.filter((target) => target.outcome === "planned");
				if (outcome === "planned" || planned.length > 0) {
					let changing = planned.filter((target) => (0, _outcome_end_js__WEBPACK_IMPORTED_MODULE_2__.r2)(target).length > 0).length;
					return `${planned.length === main.length ? "" : `${planned.length} of `}${main.length} planned: ${changing || "nothing"} would change`;
				}
				let hasDeploys = results.some(({ traits }) => traits.deploys);
				return `${main.filter((target) => target.outcome === "succeeded" && !(0, _outcome_end_js__WEBPACK_IMPORTED_MODULE_2__.H0)(target)).length} of ${main.length} ${hasDeploys ? "deployed" : "done"}`;
			}
			function wentWrong(told) {
				let ended = (wanted) => told.filter(({ outcome }) => outcome === wanted), wrong = {
					failed: ended("failed"),
					"of them rolled back": told.filter(({ rollback }) => rollback?.outcome === "changed"),
					rejected: ended("rejected"),
					"timed out": ended("timed_out"),
					unknown: ended("unknown"),
					"without proof that it worked": told.filter(_outcome_end_js__WEBPACK_IMPORTED_MODULE_2__.H0),
					superseded: ended("superseded"),
					cancelled: ended("cancelled"),
					"not started": ended("not-run")
				};
				return Object.entries(wrong).filter(([, those]) => those.length > 0).map(([words, { length }]) => `${length} ${words}`).join(", ");
			}
			let MARKS = {
				good: "✓",
				quiet: "·",
				planned: "→",
				doubtful: "?",
				bad: "✗"
			}, ALERTS = [
				"CAUTION",
				"WARNING",
				"NOTE"
			], SIGNALS = {
				succeeded: {
					emoji: "✅",
					tone: "good",
					alert: "NOTE"
				},
				planned: {
					emoji: "📝",
					tone: "planned",
					alert: "NOTE"
				},
				superseded: {
					emoji: "⏭️",
					tone: "quiet",
					alert: "NOTE"
				},
				failed: {
					emoji: "❌",
					tone: "bad",
					alert: "CAUTION"
				},
				rejected: {
					emoji: "⛔",
					tone: "bad",
					alert: "CAUTION"
				},
				timed_out: {
					emoji: "⏳",
					tone: "bad",
					alert: "WARNING"
				},
				unknown: {
					emoji: "❓",
					tone: "doubtful",
					alert: "WARNING"
				},
				cancelled: {
					emoji: "🚫",
					tone: "bad",
					alert: "WARNING"
				},
				"not-run": {
					emoji: "",
					tone: "quiet",
					alert: "NOTE"
				}
			};
			function signalOf(end) {
				return (0, _outcome_end_js__WEBPACK_IMPORTED_MODULE_2__.H0)(end) ? {
					...SIGNALS.unknown,
					emoji: "⚠️"
				} : SIGNALS[end.outcome];
			}
		}),
		6531: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			__nccwpck_require__.d(__webpack_exports__, {
				UE: () => renderLinks,
				XH: () => compareUrl,
				ln: () => linkToPage,
				uM: () => linkTo
			});
			var _core_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6851), _outcome_end_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(8405), _site_site_repository_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(2109), _values_host_name_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(7684), _markdown_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(569);
			function renderLinks(end, places) {
				let { outcome, facts, rollback, durationMs } = end, { head, env } = places, toCommit = (words, commit = "") => commit && linkTo(`${words} ${(0, _markdown_js__WEBPACK_IMPORTED_MODULE_4__.SS)(commit.slice(0, 7))}`, pageOf(`commit/${commit}`, places), places), toDeployed = (words, commit) => isFromHere(places) ? toCommit(words, commit) : "", toRun = /^\d{1,20}$/.test(env.GITHUB_RUN_ID ?? "") ? `actions/runs/${env.GITHUB_RUN_ID}` : "", links = [
					linkToSite(end, places),
					rollback?.outcome === "changed" ? toDeployed("back on commit", rollback.commit) : "",
					toDeployed(outcome === "succeeded" ? "commit" : "deploy ended on commit", facts?.deploy?.commit),
					toCommit("pull request at", head),
					toRun && linkTo("workflow run", pageOf(toRun, places), places),
					durationMs < _outcome_end_js__WEBPACK_IMPORTED_MODULE_1__.xz ? "" : `${(0, _core_duration_js__WEBPACK_IMPORTED_MODULE_0__.a3)(durationMs)} in all`
				];
				return (0, _markdown_js__WEBPACK_IMPORTED_MODULE_4__.oR)(links, " · ");
			}
			function isFromHere({ env: { GITHUB_REPOSITORY: ours = "" }, siteRepository = ours }) {
				return siteRepository.includes("/") && (0, _site_site_repository_js__WEBPACK_IMPORTED_MODULE_2__.ve)(siteRepository, ours);
			}
			function compareUrl({ facts }, places) {
				let { commit: live = "", ours } = facts?.live ?? {};
				if (ours === void 0 || live.length < ours.length || !isFromHere(places)) return;
				let url = pageOf(`compare/${live}...${ours}`, places);
				return url && !places.hides(url) ? url : void 0;
			}
			function linkToSite(end, places) {
				let site = (0, _outcome_end_js__WEBPACK_IMPORTED_MODULE_1__.zU)(end);
				if ((0, _outcome_end_js__WEBPACK_IMPORTED_MODULE_1__.oy)(end) || end.outcome === "planned" && site === void 0) return "";
				let { domain = "" } = site ?? {}, ofDomain = (0, _values_host_name_js__WEBPACK_IMPORTED_MODULE_3__.uy)(domain) ? `http://${domain}` : "", url = harmlessUrl(places.environmentUrl) ?? harmlessUrl(ofDomain);
				return linkTo(`🌐 ${(0, _markdown_js__WEBPACK_IMPORTED_MODULE_4__.FV)(url?.replace(/^https?:\/\/|\/$/g, "") ?? "")}`, url, places);
			}
			function linkToPage(page, places) {
				let { GITHUB_ACTION_REPOSITORY: action = "", GITHUB_ACTION_REF: ref = "HEAD" } = places.env;
				return linkTo(page, pageOf(`blob/${ref}/${page}`, places, action), places) || page;
			}
			function pageOf(path, { env }, repository = env.GITHUB_REPOSITORY ?? "") {
				let server = harmlessUrl(env.GITHUB_SERVER_URL)?.replace(/\/$/, ""), isName = /^[\w.-]{1,100}\/[\w.-]{1,100}$/.test(repository) && !/(^|\/)\.{1,2}(\/|$)/.test(repository);
				return server && isName ? `${server}/${repository}/${path}` : void 0;
			}
			function linkTo(text, address, { hides }) {
				let url = harmlessUrl(address);
				return url === void 0 || hides(url) ? "" : `[${text}](${url.replaceAll("&", "&amp;")})`;
			}
			function harmlessUrl(address = "") {
				let url = URL.parse(address);
				if (url === null || !/^https?:$/.test(url.protocol) || url.username + url.password !== "") return;
				if (!(0, _values_host_name_js__WEBPACK_IMPORTED_MODULE_3__.uy)(url.hostname) || !/\.|^localhost$/.test(url.hostname)) return;
				let href = url.href.replace(/[^\w.~%+:@/?=&#-]/g, (character) => `%${Buffer.from(character).toString("hex").toUpperCase()}`);
				return href.length <= 2e3 ? href : void 0;
			}
		}),
		370: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			__nccwpck_require__.d(__webpack_exports__, {
				BU: () => hasRest,
				Hs: () => rollbackLine,
				JD: () => restoreLine,
				Ue: () => targetLine,
				dA: () => linesOfNextRun,
				ey: () => operationLine,
				oI: () => targetTitle,
				oz: () => progressLine
			});
			var _core_count_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(3152), _core_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6851), _outcome_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(3434), _headline_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(3032);
			let closingOf = (tone, words) => ({
				tone,
				text: `${_headline_js__WEBPACK_IMPORTED_MODULE_2__.j7[tone]} ${words}`
			});
			function rollbackLine(rollback) {
				let bad = rollback.outcome === "failed" ? "bad" : "doubtful", tone = rollback.outcome === "changed" ? "good" : bad;
				return closingOf(tone, `${(0, _headline_js__WEBPACK_IMPORTED_MODULE_2__.ks)(rollback)}, after ${(0, _core_duration_js__WEBPACK_IMPORTED_MODULE_0__.a3)(rollback.durationMs)}`);
			}
			function restoreLine(isAllBack, durationMs) {
				return closingOf(isAllBack ? "good" : "doubtful", `${isAllBack ? "put back in" : "not all of it was put back, after"} ${(0, _core_duration_js__WEBPACK_IMPORTED_MODULE_0__.a3)(durationMs)}`);
			}
			function operationLine({ traits, outcome, failure, changes, durationMs }) {
				let took = (0, _core_duration_js__WEBPACK_IMPORTED_MODULE_0__.a3)(durationMs), stopped = failure && (0, _outcome_failure_js__WEBPACK_IMPORTED_MODULE_1__.sG)(failure);
				if (stopped) return closingOf(_headline_js__WEBPACK_IMPORTED_MODULE_2__._z[stopped].tone, `${stopped.replace("_", " ")} after ${took}`);
				let counted = (0, _core_count_js__WEBPACK_IMPORTED_MODULE_3__.U)(changes.length, "change"), what = changes.length === 0 ? "" : `: ${changes.length === 1 ? changes[0] : counted}`;
				if (outcome === "changed") return closingOf("good", `${traits.repeats ? "done" : "changed"} in ${took}${what}`);
				if (outcome === "planned") return closingOf("planned", `planned in ${took}${traits.repeats ? "" : `: ${counted}`}`);
				return closingOf("quiet", `${traits.readOnly ? "shown" : "unchanged"} in ${took}${what}`);
			}
			function targetLine(target) {
				let { fromMs, durationMs } = target, took = fromMs === void 0 ? "" : `, ${(0, _core_duration_js__WEBPACK_IMPORTED_MODULE_0__.a3)(durationMs)} in all`;
				return closingOf((0, _headline_js__WEBPACK_IMPORTED_MODULE_2__.oX)(target).tone, `${(0, _headline_js__WEBPACK_IMPORTED_MODULE_2__.Gg)(target)}${took}`);
			}
			function targetTitle({ server, site }, { done, total }) {
				return site === "" ? `the server ${server}` : `${done} of ${total} · ${site} on ${server}`;
			}
			function progressLine({ done, failed, total, running }) {
				let ended = `${done} of ${total} done${failed === 0 ? "" : ` (${failed} failed)`}`;
				if (running.length === 0) return ended;
				let names = running.toSorted((a, b) => b.sinceMs - a.sinceMs).slice(0, 5).map(({ server, site, sinceMs }) => `${site || server} ${(0, _core_duration_js__WEBPACK_IMPORTED_MODULE_0__.a3)(sinceMs)}`), more = running.length - names.length;
				return `${ended}, ${running.length} running: ${names.join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
			}
			function linesOfNextRun(report) {
				let list = report.unfinished || "the output unfinished";
				return hasRest(report) ? [`To run the rest, give this as targets: ${list}`] : [];
			}
			function hasRest({ outcome, targets, list }) {
				let { unfinished = "" } = list ?? {};
				if ((0, _outcome_failure_js__WEBPACK_IMPORTED_MODULE_1__.Kg)(outcome) || outcome === "rejected" || unfinished.length <= 2) return !1;
				return !targets.some((target) => target.outcome === "planned");
			}
		}),
		569: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			__nccwpck_require__.d(__webpack_exports__, {
				AU: () => fold,
				DV: () => codeBlock,
				FV: () => escapeMarkdown,
				SS: () => codeSpan,
				c_: () => tableOf,
				jv: () => proseOf,
				oR: () => joined,
				qN: () => paragraphs
			});
			var _secrets_sanitizer_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1854);
			function proseOf(measure) {
				let line = (text) => (0, _secrets_sanitizer_js__WEBPACK_IMPORTED_MODULE_0__.Jj)(text, measure.characters), say = (text) => escapeMarkdown(line(text)), list = (items, tell, noun) => {
					let more = items.length - measure.items;
					return [...items.slice(0, measure.items).map(tell), ...more > 0 ? [`and ${more} more ${noun}`] : []];
				};
				return {
					measure,
					line,
					say,
					list,
					bullets: (items, tell, noun) => list(items, tell, noun).map((item) => `- ${item}`).join("\n")
				};
			}
			function escapeMarkdown(text) {
				return text.replace(/[\s\p{Cc}]+/gu, " ").trim().replace(/^[-.)]|^\d+(?=[.)])|[&<>"'\\`*_~[\](){}!|$^=+#]/g, (found) => Array.from(found, (character) => `&#${character.codePointAt(0)};`).join("")).replace(/@|(?<=&#35;)(?=\d)|:(?=\/\/)|www(?=\.)|gh-(?=\d)/gi, "$&&#8203;");
			}
			function codeSpan(text) {
				if (/^[\w.-]+( [\w.-]+)*$/.test(text)) return `\`${text}\``;
				let escaped = escapeMarkdown(text);
				return escaped === "" ? "" : `<code>${escaped}</code>`;
			}
			function codeBlock(language, lines) {
				let runs = lines.flatMap((line) => line.match(/`+/g) ?? []), fence = "`".repeat(runs.reduce((longest, { length }) => Math.max(longest, length + 1), 3));
				return [
					`${fence}${language}`,
					...lines,
					fence
				].join("\n");
			}
			function fold(title, body, isOpen = !1) {
				return `<details${isOpen ? " open" : ""}><summary>${title}</summary>\n\n${body}\n\n</details>`;
			}
			function joined(parts, separator) {
				return parts.filter((part) => part !== "").join(separator);
			}
			function paragraphs(parts) {
				return joined(parts, "\n\n");
			}
			function tableOf(head, rows) {
				return [
					head,
					head.map(() => "---"),
					...rows
				].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
			}
		}),
		6956: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			__nccwpck_require__.d(__webpack_exports__, {
				$Z: () => renderOutputs,
				ww: () => allOutputs
			});
			var _outcome_end_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8405), _secrets_sanitizer_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(1854), _links_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6531);
			let typed = (type) => (description, read) => ({
				type,
				description,
				read
			}), text = typed("text"), boolean = typed("boolean"), number = typed("number"), list = typed("list"), outputs = {
				"How the run ended": {
					outcome: text("How the run ended: `succeeded`, `planned`, `superseded`, `failed`, `rejected`, `timed_out`, `unknown`, `cancelled`.", ({ outcome }) => outcome),
					reason: text("Why the run did not succeed, as one of the words under “Reasons” in docs/reference.md. Empty after `succeeded` and `planned`. With a list, this, `message` and `next` are those of the first target that failed.", (report) => failureToTell(report)?.reason),
					message: text("What happened, redacted and on one line.", (report) => failureToTell(report)?.message.replaceAll("\n", " ")),
					next: text("What to do next, redacted and on one line.", (report) => failureToTell(report)?.next),
					changed: boolean("`true` when something that differed from the inputs was changed, such as the deploy script. Deploys and restarts never count.", isChanged),
					results: list("JSON, one object per operation with `operation`, `status` (`changed`, as after each deploy; `unchanged`, `planned`, `failed`, `unknown`, `not-run`), `changes`, `duration_ms`, maybe `error`.", (report) => rowsOf(report, "results", rowOfOperation)),
					requests: number("Requests sent to the API.", (_, { traffic }) => traffic.requests),
					retries: number("Those that were repeats.", (_, { traffic }) => traffic.retries)
				},
				"Many sites": {
					targets: list("JSON, one object per target of a list, in its order, with `server`, `site`, `batch`, `outcome` (also `not-run`), `changed`, `deployed-commit`, `evidence`, `duration_ms`, and unless it succeeded `reason`, `error` (its message) and `next`. Empty for a run of one site. With a list, `results` and `plan` have one object per target, too, with `server`, `site` and its own, or with `cut` if these are too large; the outputs of a single site are empty.", targetsOf),
					unfinished: text("The targets that did not succeed, as the input `targets` of the next run takes them. Empty for a run of one site.", ({ list }) => list?.unfinished)
				},
				"The plan": {
					plan: list("JSON of what was planned, one object per operation with `operation` and `changes`.", (report) => report.results.length === 0 || report.list?.isMerged ? "" : rowsOf(report, "plan", ({ operation, planned }) => ({
						operation,
						changes: planned
					}))),
					"has-changes": boolean("`true` when anything differs from the inputs, `false` when nothing does. What every run does, such as a deploy, does not count; what no API call shows always counts. In a superseded run, only what differed before a newer commit was seen counts. Empty if the run ended before it knew.", ({ hasChanges }) => hasChanges),
					"plan-hash": text("With `dry-run`, a hash of the whole plan, for a run that applies exactly it. It reveals nothing.", ({ planHash }) => planHash)
				},
				"The deploy": {
					"previous-deploy-at": text("`last_deploy_at` before the deploy. Opaque, not a time.", ({ facts }) => facts?.deploy?.previousDeployAt),
					"last-deploy-at": text("`last_deploy_at` as last read: that from before, if the deployment alone showed the end.", (end) => (end.rollback?.deploy ?? end.facts?.deploy)?.lastDeployAt ?? (0, _outcome_end_js__WEBPACK_IMPORTED_MODULE_0__.zU)(end)?.last_deploy_at),
					"deploy-duration-ms": number("Milliseconds from the trigger to the end of the deploy itself, without its checks, as closely as the service shows it.", ({ facts }) => facts?.deploy?.ownMs ?? facts?.deploy?.durationMs),
					"deploy-exit-status": number("Exit status that the deploy script reported.", ({ facts }) => facts?.deploy?.exitStatus),
					"deployed-commit": text("Commit on which the deploy ended, even a failed one: as the script reported it, or as the deployment shows it, maybe only its first digits.", ({ facts }) => facts?.deploy?.commit),
					"previous-commit": text("Commit that was live before the deploy, if `commit` is given and it is known, perhaps only its first digits.", ({ facts }) => facts?.live?.commit),
					"compare-url": text("GitHub’s comparison of `previous-commit` with `commit`, if both are known whole.", (report, { places }) => (0, _links_js__WEBPACK_IMPORTED_MODULE_1__.XH)(report, places)),
					evidence: text("The evidence that the deploy worked, separated by commas: `token`, `deployment`, `status`, `exit-status`, `success-pattern`, `health-check`, `verify-command`.", ({ facts }) => (facts?.deploy?.evidence ?? []).join(",")),
					"rolled-back-to": text("Commit that the site is on again after a rollback (`rollback-on-failure`). The other outputs stay those of the deploy that failed.", ({ rollback }) => rollback?.outcome === "changed" ? rollback.commit : void 0),
					"deploy-id": text("The service’s own id of the deployment, where it shows one.", ({ facts }) => facts?.deploy?.id),
					"deploy-log": text("End of the deploy log, redacted, at most 32 KiB.", ({ facts }) => cutStart(facts?.deployLog ?? "", 32768)),
					"deployment-id": number("Id of the GitHub Deployment.", (_, { deploymentId }) => deploymentId)
				},
				"Server, site and `.env`": {
					"server-id": number("Id of the server.", ({ facts }) => facts?.serverId),
					"site-id": number("Id of the site.", (report) => (0, _outcome_end_js__WEBPACK_IMPORTED_MODULE_0__.zU)(report)?.id),
					"site-domain": text("Domain of the site.", (report) => (0, _outcome_end_js__WEBPACK_IMPORTED_MODULE_0__.zU)(report)?.domain),
					"env-added": text("Keys added to `.env`, separated by commas.", ({ facts }) => facts?.env?.added.join()),
					"env-changed": text("Keys of `.env` whose value changed.", ({ facts }) => facts?.env?.changed.join()),
					"env-removed": text("Keys removed from `.env`.", ({ facts }) => facts?.env?.removed.join())
				}
			}, allOutputs = new Map(Object.values(outputs).flatMap((section) => Object.entries(section)));
			function renderOutputs(report, context) {
				return Object.fromEntries([...allOutputs].map(([name, { read }]) => [name, String(read(report, context) ?? "")]));
			}
			function failureToTell({ outcome, failure, targets }) {
				if (outcome === "succeeded" || outcome === "planned") return;
				let told = targets.find(_outcome_end_js__WEBPACK_IMPORTED_MODULE_0__.WN) ?? targets.find((target) => target.failure !== void 0);
				return failure ?? told?.failure;
			}
			function cutStart(text, maxBytes) {
				let bytes = Buffer.from(text);
				if (bytes.length <= maxBytes) return text;
				return "[cut: only the end is shown]\n" + `${bytes.subarray(29 - maxBytes)}`.replace(/^\uFFFD+/, "").replace(/^[^\n]*\n(?!$)/, "");
			}
			function targetsOf({ targets, list }) {
				if (list === void 0) return "";
				let brief = ({ server, site, batch, outcome }) => ({
					server,
					site,
					batch,
					outcome
				});
				return firstThatFits(targets, [(target) => {
					let { failure, facts, durationMs } = target;
					return {
						...brief(target),
						changed: isChanged(target),
						"deployed-commit": facts?.deploy?.commit ?? "",
						evidence: (facts?.deploy?.evidence ?? []).join(","),
						duration_ms: durationMs,
						...failure !== void 0 && {
							reason: failure.reason,
							error: (0, _secrets_sanitizer_js__WEBPACK_IMPORTED_MODULE_2__.Jj)(failure.message.replaceAll("\n", " "), 500),
							next: (0, _secrets_sanitizer_js__WEBPACK_IMPORTED_MODULE_2__.Jj)(failure.next, 500)
						}
					};
				}, brief]);
			}
			function rowsOf({ results, targets, list }, name, row) {
				if (list === void 0) return JSON.stringify(results.map(row));
				return firstThatFits(name === "results" ? targets : targets.filter((target) => target.results.length > 0), [({ server, site, ...target }) => ({
					server,
					site,
					[name]: target.results.map(row)
				}), ({ server, site }) => ({
					server,
					site,
					[name]: [],
					cut: name
				})]);
			}
			function rowOfOperation({ operation, outcome, changes, restored, durationMs, failure }) {
				return {
					operation,
					status: outcome,
					changes: restored === void 0 ? changes : [...changes, restored.sentence],
					duration_ms: durationMs,
					error: failure?.message.replaceAll("\n", " ")
				};
			}
			function firstThatFits(targets, shapes) {
				return shapes.map((shape) => JSON.stringify(targets.map(shape))).find((json) => Buffer.byteLength(json) <= 1048576) ?? "[]";
			}
			function isChanged({ changed, results }) {
				if (changed !== void 0) return changed;
				return results.some(({ traits, wrote }) => wrote && !traits.repeats);
			}
		}),
		6187: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			__nccwpck_require__.d(__webpack_exports__, {
				BV: () => whoAre,
				GU: () => alertOf,
				WJ: () => tellReason,
				e1: () => renderReasons,
				pe: () => pageSeen
			});
			var _core_count_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(3152), _outcome_deploy_result_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(9839), _outcome_end_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(8405), _headline_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(3032), _markdown_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(569);
			let NEXT = "**What to do next:**", UNFOLLOWED = ["The run did not wait for the deploy (wait: false), so its result is unknown.", `${NEXT} Check the site. With <code>wait: true</code>, the run follows the deploy to its end.`], UNPROVEN = ["Nothing shows whether the deploy worked: only last_deploy_at changed.", `${NEXT} Let <code>update-deploy-script</code> put the exit report around the script, or add <code>health-check-url</code>, <code>verify-command</code> or <code>success-pattern</code>.`];
			function alertOf(end, texts) {
				if (texts.length === 0) return "";
				return `[!${(0, _headline_js__WEBPACK_IMPORTED_MODULE_2__.oX)(end).alert}]\n${(0, _markdown_js__WEBPACK_IMPORTED_MODULE_3__.qN)(texts)}`.replace(/^/gm, "> ").replace(/^> $/gm, ">");
			}
			function tellReason(end, { say, bullets }) {
				let { failure, facts } = end, doubt = facts?.deploy?.followed ? UNPROVEN : UNFOLLOWED;
				if (failure === void 0) return (0, _outcome_end_js__WEBPACK_IMPORTED_MODULE_1__.H0)(end) ? doubt : [];
				let [first = "", ...others] = failure.message.split("\n");
				return [
					say(first),
					bullets(others, say, "lines"),
					failure.next && `${NEXT} ${say(failure.next)}`
				];
			}
			function pageSeen({ facts, rollback }) {
				let page = facts?.deploy?.page;
				if (page === void 0) return "";
				let before = page.before ? (0, _outcome_deploy_result_js__WEBPACK_IMPORTED_MODULE_0__.eH)(page.before) : "not asked", again = rollback?.deploy?.page, back = again === void 0 ? "" : `, ${(0, _outcome_deploy_result_js__WEBPACK_IMPORTED_MODULE_0__.eH)(again.after)} after the rollback`;
				return `**Page:** ${before} before, ${(0, _outcome_deploy_result_js__WEBPACK_IMPORTED_MODULE_0__.eH)(page.after)} after${back}`;
			}
			function renderReasons(report, prose) {
				let tell = (target, inGeneral) => {
					let { outcome, failure, fromMs, site } = target, say = (text) => prose.say(inGeneral && site ? text.replaceAll(site, "<site>") : text), [reason = "", ...others] = fromMs === void 0 && failure?.reason === report.failure?.reason ? [] : tellReason(target, {
						...prose,
						say
					}), words = outcome === "not-run" || reason === "" ? `${say((0, _headline_js__WEBPACK_IMPORTED_MODULE_2__.lA)(target))}.` : "";
					return [(0, _markdown_js__WEBPACK_IMPORTED_MODULE_3__.oR)([words, reason], " "), ...others];
				}, told = report.targets.filter((target) => target.failure !== void 0 || target.outcome === "not-run" || (0, _outcome_end_js__WEBPACK_IMPORTED_MODULE_1__.H0)(target)), groups = _headline_js__WEBPACK_IMPORTED_MODULE_2__.oA.flatMap((alert) => {
					let those = told.filter((target) => (0, _headline_js__WEBPACK_IMPORTED_MODULE_2__.oX)(target).alert === alert);
					return [...Map.groupBy(those, (target) => tell(target, !0).join("\n")).values()].sort((a, b) => b.length - a.length);
				}), alertOfAll = (those) => {
					let [first] = those;
					if (first === void 0) return "";
					let { who, names } = whoAre(those, prose), [reason, ...others] = tell(first, those.length > 1);
					return alertOf(first, [
						`**${who}:** ${reason}`,
						names,
						...others
					]);
				}, few = (0, _markdown_js__WEBPACK_IMPORTED_MODULE_3__.jv)({
					...prose.measure,
					items: 8
				});
				return (0, _markdown_js__WEBPACK_IMPORTED_MODULE_3__.qN)(few.list(groups, alertOfAll, "reasons: see the output `targets`"));
			}
			function whoAre(targets, { list, say }) {
				let names = list(targets, (target) => say((0, _outcome_end_js__WEBPACK_IMPORTED_MODULE_1__.wC)(target)), "targets").join(", ");
				return targets.length === 1 ? {
					who: names,
					names: ""
				} : {
					who: (0, _core_count_js__WEBPACK_IMPORTED_MODULE_4__.U)(targets.length, "target"),
					names
				};
			}
		}),
		4039: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			__nccwpck_require__.d(__webpack_exports__, { d: () => runCommand });
			var _core_clock_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(5253), _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(8208);
			async function runCommand({ command, env, open, signal, limitMs }) {
				let { exec } = await __nccwpck_require__.e(260).then(__nccwpck_require__.bind(__nccwpck_require__, 1260)), kept = Object.entries(env).filter(([name]) => !name.startsWith("INPUT_")), [stdout, stderr] = [open(), open()], listenTo = ({ push }, decoder = new TextDecoder()) => (data) => push(decoder.decode(data, { stream: !0 }));
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
							stdout: listenTo(stdout),
							stderr: listenTo(stderr)
						}
					});
					return await (0, _core_clock_js__WEBPACK_IMPORTED_MODULE_0__.H6)(running, signal);
				} catch {
					signal.throwIfAborted();
					throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__.OK("verify-command-failed", "The deploy ended, but verify-command could not be run.", "verify-command needs bash on the runner.");
				} finally {
					for (let { end } of [stdout, stderr]) end();
				}
			}
		}),
		3562: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			__nccwpck_require__.d(__webpack_exports__, {
				I: () => findTag,
				y: () => orderInGit
			});
			var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8208), _outcome_commit_order_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(2382), _command_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4039);
			function scriptFor(commit, other) {
				return `export GIT_NO_LAZY_FETCH=1 GIT_TERMINAL_PROMPT=0 GIT_OPTIONAL_LOCKS=0
shallow=$(git rev-parse --is-shallow-repository)
commit=$(git rev-parse --verify --quiet "${commit}^{commit}")
other=$(git rev-parse --verify --quiet "${other}^{commit}")
said=$(git rev-list --left-right --count "$commit...$other" 2>&1)
[[ $said =~ ^([0-9]+)[[:space:]]([0-9]+)$ ]]
brings=\${BASH_REMATCH[1]} takes=\${BASH_REMATCH[2]}
[ "$shallow" != true ] || [ "$brings" = 0 ] || [ "$takes" = 0 ]
[ "$brings" = 0 ] && range="$commit..$other" || range="$other..$commit"
git log --no-show-signature --no-color --encoding=UTF-8 -n ${_outcome_commit_order_js__WEBPACK_IMPORTED_MODULE_2__.af} --format='= %s (%an)' "$range" -- 2>/dev/null || true
echo "differ $brings $takes $other $shallow"`;
			}
			async function orderInGit(commit, other, env, signal) {
				let lines = (await askGit(scriptFor(commit, other), env, signal)).trim().split("\n"), [word, comes, goes, whole = "", shallow] = lines.pop()?.split(" ") ?? [];
				if (word !== "differ") return {
					order: "unclear",
					why: "git in the workspace cannot tell (clone the whole history)"
				};
				let brings = Number(comes), takesBack = Number(goes), newest = lines.filter((line) => line.startsWith("= ")).map((line) => line.slice(2)), goesOut = shallow === "true" ? [] : (0, _outcome_commit_order_js__WEBPACK_IMPORTED_MODULE_2__.oV)(brings, takesBack, whole, newest);
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
			async function findTag(id, env) {
				let script = `export GIT_NO_LAZY_FETCH=1; git cat-file tag ${id} && git rev-parse --verify --quiet ${id}^{commit}`, [, name, commit] = /^object .*\ntype .*\ntag (.+)\n[\s\S]*?\n([0-9a-f]{40}|[0-9a-f]{64})\s*$/.exec(await askGit(script, env)) ?? [];
				return commit === void 0 || name === void 0 ? void 0 : {
					name,
					commit
				};
			}
			async function askGit(command, env, signal = new AbortController().signal) {
				let printed = [];
				await (0, _command_js__WEBPACK_IMPORTED_MODULE_1__.d)({
					command,
					env,
					open: () => ({
						push: (text) => void printed.push(text),
						end: () => {}
					}),
					signal,
					limitMs: 1e4
				}).catch((error) => {
					if (!(error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.OK)) throw error;
				});
				return printed.join("");
			}
		}),
		3565: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			__nccwpck_require__.d(__webpack_exports__, { a: () => silence });
			function silence(node) {
				for (let stream of [node.stdout, node.stderr]) stream.on("error", () => {});
				node.stderr.write = () => !0;
				Object.defineProperty(node, "_rawDebug", { value: () => {} });
			}
		}),
		4399: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			__nccwpck_require__.d(__webpack_exports__, {
				Nx: () => readAnyFile,
				RD: () => rootsOf,
				g7: () => decodeText,
				sL: () => readWorkspaceFile
			});
			var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024), node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6760);
			function rootsOf(environment) {
				return [environment.GITHUB_WORKSPACE ?? ".", environment.RUNNER_TEMP ?? ""].filter((root) => root !== "");
			}
			function readWorkspaceFile(path, roots, most = 1) {
				let [workspace = "."] = roots, named = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(path) ? path : (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(workspace, path);
				if (!(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(named)) return noFile(path, " in the workspace (is the path wrong, or actions/checkout missing?)");
				let real = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(named);
				if (roots.some((root) => isInside(real, root))) return readText(real, path, most);
				return { expected: `a file inside the workspace or RUNNER_TEMP; ${JSON.stringify(path)} is elsewhere or links elsewhere` };
			}
			function readAnyFile(path, most = 1) {
				return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path) ? readText(path, path, most) : noFile(path);
			}
			function decodeText(bytes, what, most = 1) {
				if (bytes.length > most * 1048576) return { expected: `${what} of at most ${most} MiB` };
				try {
					return { value: new TextDecoder("utf-8", { fatal: !0 }).decode(bytes) };
				} catch {
					return { expected: `${what} of UTF-8 text` };
				}
			}
			function noFile(path, where = "") {
				if (/[\r\n=]/.test(path)) return { expected: "the path of a file, not its text" };
				return { expected: `a file that exists; there is no ${JSON.stringify(path)}${where}` };
			}
			function readText(file, path, most) {
				let named = JSON.stringify(path);
				try {
					let text = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(file).isFile() ? decodeText((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file), "a file", most) : { expected: "a regular file" };
					return "value" in text ? text : { expected: `${text.expected}; ${named} is not` };
				} catch {
					return { expected: `a readable file; ${named} is not` };
				}
			}
			function isInside(path, root) {
				if (!(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(root)) return !1;
				let inside = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.relative)((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(root), path);
				return inside !== "" && !inside.startsWith("..") && !(0, node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(inside);
			}
		}),
		3822: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			__nccwpck_require__.d(__webpack_exports__, {
				Dm: () => frameOf,
				KL: () => isFramed,
				Qu: () => framed,
				SM: () => hasThisFrame,
				Zw: () => problemOf,
				ho: () => failedLineIn,
				sE: () => isForShell,
				yO: () => withoutFrame,
				yx: () => ownLineIn
			});
			var _inputs_common_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6192), _shell_script_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(973);
			let MARK = "# site-deploy: reports how this script ends.", BEFORE = `${MARK} Constant text; report-exit-status: false leaves it out.
trap 'exit 129' HUP; trap 'exit 130' INT; trap 'exit 143' TERM
trap 'site_deploy_status=$?; [ "\${site_deploy_end-}$site_deploy_status" != 0 ] || site_deploy_status=2; printf "\\n[site-deploy] exit-status=%s commit=%s run=%s\\n" "$site_deploy_status" "$(git rev-parse --verify HEAD 2>/dev/null || echo none)" "$$.$(date -u +%Y%m%dT%H%M%SZ)" 2>/dev/null || :; exit "$site_deploy_status"' EXIT
case $- in *e*) site_deploy_e=-e ;; *) site_deploy_e=+e ;; esac; set +e
{ ( set "$site_deploy_e"; trap '{ set +ex; } 2>/dev/null; site_deploy_commit=$(git rev-parse --verify HEAD 2>/dev/null || echo none); printf "\\n[site-deploy] commit=%s shell=%s%s\\n" "$site_deploy_commit" "$$" "\${site_deploy_line-}"' EXIT
site_deploy_file=\${BASH_SOURCE-}; [ -z "\${BASH_VERSION-}" ] || trap '{ case $-:\${BASH_SOURCE-} in *e*:"$site_deploy_file") site_deploy_line=" line=$((LINENO - site_deploy_top)):$?" ;; esac; } 2>/dev/null' ERR 2>/dev/null || :; site_deploy_top=\${LINENO-}
`;
			function framed(script, commit) {
				let shebang = /^#!.*(?:\n|$)/.exec(script)?.[0] ?? "", own = script.slice(shebang.length), pin = commit === void 0 ? "" : `export SITE_DEPLOY_COMMIT=${commit}\n`;
				return `${withBreak(shebang)}${BEFORE}${pin}${withBreak(own)})
site_deploy_end=\$?; exit \$site_deploy_end; }
`;
			}
			function withBreak(text) {
				return text === "" || text.endsWith("\n") ? text : `${text}\n`;
			}
			function isFramed(script) {
				return script?.includes(MARK) === !0;
			}
			function frameOf(script) {
				return isFramed(script) ? "there" : "missing";
			}
			function hasThisFrame(script) {
				return partsOf(script ?? "").top !== "";
			}
			function withoutFrame(script) {
				let { shebang, pin, own } = partsOf(script);
				return shebang + pin + own;
			}
			function ownLineIn(error, script) {
				let [, file = "", shown, about = ""] = /^(\S*): (?:line )?(\d{1,5}): +(.+)$/.exec(error.trim()) ?? [], [, word = ""] = /^syntax error[^`"]*[`"]([^'"]+)/i.exec(about) ?? /^\d+ [A-Z]\w+(?: \w+)?(?: \(core dumped\))? +(\S+)/.exec(about) ?? /^([^:]+)/.exec(about) ?? [], { shebang, top, pin, own } = partsOf(script), number = Number(shown) - lineBreaksIn(top + pin), line = `${shebang}${own}`.split("\n")[number - 1];
				if (top === "" || word === "" || line === void 0 || number <= lineBreaksIn(shebang)) return;
				let isOther = own.split(/[\s"'/;]+/).includes(file.replace(/^.*\//, ""));
				return line.includes(word) || line.includes("$") && !isOther ? number : void 0;
			}
			function failedLineIn(script, line) {
				let { shebang, top, pin, own } = partsOf(script), number = line - lineBreaksIn(pin), text = own.split("\n")[number - 1]?.trim();
				if (top === "" || !text || /\beval\b/.test(own)) return;
				return {
					text: text.replace(/\/\/[^\s/@]+@/g, "//***@"),
					number: number + lineBreaksIn(shebang)
				};
			}
			function lineBreaksIn(text) {
				return text.split("\n").length - 1;
			}
			function partsOf(script) {
				let text = script.replaceAll("\r\n", "\n");
				if (!text.includes(BEFORE)) return {
					shebang: "",
					top: "",
					pin: "",
					own: text
				};
				let [shebang = "", rest = ""] = text.split(BEFORE), [first = ""] = /^.*\n/.exec(rest) ?? [], pin = _shell_script_js__WEBPACK_IMPORTED_MODULE_1__.b.test(first.trimEnd()) ? first : "", own = rest.slice(pin.length).replace(/\)\n.*site_deploy_end; \}\s*$/, "");
				return {
					shebang,
					top: BEFORE,
					pin,
					own
				};
			}
			function isForShell(script) {
				return !script.startsWith("#!") || /^#!.*\b(ba|da|k|z|a)?sh\b/.test(script);
			}
			let MAX_DEPLOY_SCRIPT_CHARACTERS = 65535;
			function problemOf(script, reports, commit, pin) {
				if (script.trim() === "") return "a script; it is empty";
				if (reports && !isForShell(script)) return "a shell script (sh, bash, dash, ksh, zsh), as the exit report is one; or report-exit-status: false";
				if (reports && usesAliases(script)) return "a script with functions in place of aliases, which are not replaced in the frame of the exit report; or report-exit-status: false";
				if (script.includes("\0")) return "text without NUL characters";
				if (script.includes("\r")) return "LF line ends: a shell treats the carriage return of CRLF as part of each command";
				if (isFramed(script)) return "a script without the exit report, which the run puts around it";
				if (commit !== void 0 && !(0, _shell_script_js__WEBPACK_IMPORTED_MODULE_1__.Se)(script)) return `a script that uses $SITE_DEPLOY_COMMIT, as commit is given. Instead of updating to the head of the branch, let it run: ${_inputs_common_js__WEBPACK_IMPORTED_MODULE_0__.ot}`;
				if ((0, _shell_script_js__WEBPACK_IMPORTED_MODULE_1__.I)(script) !== void 0) return "a script without a line that exports SITE_DEPLOY_COMMIT";
				let { length } = [...reports ? framed(script, pin) : script];
				if (length <= MAX_DEPLOY_SCRIPT_CHARACTERS) return;
				return `at most ${MAX_DEPLOY_SCRIPT_CHARACTERS} characters with the exit report, not ${length}`;
			}
			function usesAliases(script) {
				let code = (0, _shell_script_js__WEBPACK_IMPORTED_MODULE_1__.Kn)(script);
				return (/^(?!#!)|^#!.*\b(?:da|a|k|z)?sh\b/.test(script) || /^[ \t]*shopt\b.*\bexpand_aliases\b/m.test(code)) && /^[ \t]*alias[ \t]+[\w.-]+=/m.test(code);
			}
		}),
		973: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			__nccwpck_require__.d(__webpack_exports__, {
				I: () => pinnedCommit,
				Kn: () => plainCode,
				Se: () => usesCommit,
				Zl: () => needsCommit,
				b: () => PIN_LINE
			});
			let NO_CODE = /\\[\s\S]|'[^']*'|"(?:[^"\\]|\\[\s\S])*"|(?<![^\s;&|()])#.*/g;
			function plainCode(script) {
				return splitHereDocuments(script).code.replace(NO_CODE, (text) => text === "\\\n" ? " " : /^["']/.test(text) ? "_" : "");
			}
			function withoutComments(script) {
				let { code, documents } = splitHereDocuments(script);
				return `${code.replace(NO_CODE, (text) => text.startsWith("#") ? "" : text)}\n${documents.replace(/^\s*#.*$/gm, "")}`;
			}
			function splitHereDocuments(script) {
				let end, { code = [], documents = [] } = Object.groupBy(script.split("\n"), (line) => {
					if (end !== void 0) {
						line.replace(/^\t+/, "") === end && (end = void 0);
						return "documents";
					}
					end = /(?<!<)<<-?[ \t]*\\?["']?([A-Za-z_]\w*)/.exec(line)?.[1];
					return "code";
				});
				return {
					code: code.join("\n"),
					documents: documents.join("\n")
				};
			}
			let PIN_LINE = /^export SITE_DEPLOY_COMMIT=([0-9a-f]{64}|[0-9a-f]{40})$/, PLAIN_USE = /(?<!\\)\$(?:SITE_DEPLOY_COMMIT\b|\{SITE_DEPLOY_COMMIT\})/, USE = /(?<!\\)\$(?:\{[#!]?)?SITE_DEPLOY_COMMIT\b/;
			function usesCommit(script) {
				return USE.test(withoutComments(script));
			}
			function needsCommit(script) {
				let code = withoutComments(script);
				return PLAIN_USE.test(code) && !/\bSITE_DEPLOY_COMMIT=/.test(code);
			}
			function pinnedCommit(script) {
				let text = (script ?? "").replaceAll("\r\n", "\n");
				if (!usesCommit(text)) return;
				return plainCode(text).split("\n").map((line) => PIN_LINE.exec(line)?.[1]).findLast(Boolean);
			}
		}),
		8048: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			__nccwpck_require__.d(__webpack_exports__, { l: () => createRedactor });
			let backslash = {
				escape: /\\(?:u\{[0-9a-f]{1,6}\}|u[0-9a-f]{4}|x[0-9a-f]{2}|[0-7]{3}|.)/gis,
				decode: (match) => {
					let body = match.slice(1), letter = "abefnrtv0".indexOf(body);
					if (body.length === 1) return letter < 0 ? body : "\x07\b\x1B\f\n\r	\v\0".charAt(letter);
					return /^\d/.test(body) ? character(body, 8) : character(body.replace(/[ux{}]/gi, ""), 16);
				}
			}, percent = {
				escape: /%[0-9a-f]{2}/gi,
				decode: (match) => character(match.slice(1), 16)
			}, decodings_form = {
				escape: /%[0-9a-f]{2}|\+/gi,
				decode: (match) => match === "+" ? " " : percent.decode(match)
			}, entity = {
				escape: /&(?:#x[0-9a-f]{1,8}|#\d{1,8}|\w{2,8});?/gi,
				decode: (match) => {
					let body = match.replace(/[&;]/g, "");
					if (!body.startsWith("#")) return NAMED_ENTITIES.get(body) ?? match;
					return /^#x/i.test(body) ? character(body.slice(2), 16) : character(body.slice(1), 10);
				}
			}, DECODINGS = [
				{
					...backslash,
					within: [backslash, entity]
				},
				{
					...percent,
					within: [
						percent,
						backslash,
						entity
					]
				},
				{
					...decodings_form,
					within: [
						decodings_form,
						backslash,
						entity
					]
				},
				{
					...entity,
					within: [
						backslash,
						entity,
						percent
					]
				}
			], NAMED_ENTITIES = new Map([...Object.entries({
				amp: "&",
				lt: "<",
				gt: ">",
				quot: "\"",
				apos: "'"
			}), ..."nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute\n  micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig\n  Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash\n  Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc\n  euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml\n  yacute thorn yuml".split(/\s+/).map((name, index) => [name, String.fromCodePoint(160 + index)])]);
			function character(digits, radix) {
				let codePoint = Number.parseInt(digits, radix);
				return codePoint <= 1114111 ? String.fromCodePoint(codePoint) : "�";
			}
			var secret_forms = __nccwpck_require__(4435);
			function createRedactor() {
				let secrets = new Map(), publicValues = new Set(), search = createSearch((part) => publicValues.has(part));
				function redact(text) {
					if (secrets.size === 0) return text;
					let ends = new Int32Array(text.length + 1);
					searchDecoded(text, DECODINGS, search.find, (start, end) => {
						ends[start] = Math.max(ends[start] ?? 0, end);
					});
					return hideSpans(text, ends);
				}
				return {
					add(secret, strength = "if-particular") {
						if (secret === "" || secrets.get(secret) === "always" || secrets.get(secret) === strength) return;
						secrets.set(secret, strength);
						search.add((0, secret_forms.e)(secret, strength));
					},
					addPublic(value) {
						publicValues.add(value);
					},
					redact,
					hides: (text) => redact(text) !== text
				};
			}
			let KEYS = [
				4,
				8,
				16,
				32,
				64
			];
			function createSearch(isPublic) {
				let groups = new Map(), short = [], firsts = new Set(), starts = new Set();
				return {
					add(forms) {
						for (let form of forms) {
							let size = KEYS.findLast((length) => length <= form.text.length), beginning = form.text.slice(0, size), group = size === void 0 ? short : groups.get(beginning) ?? [];
							group.push(form);
							if (size === void 0) continue;
							groups.set(beginning, group);
							firsts.add(pairAt(beginning, 0));
							starts.add(beginning.slice(0, 4));
						}
					},
					find(text, found) {
						let report = ({ text: form, bounded, part }, at) => {
							let end = at + form.length;
							!(bounded && (isInWord(text, at) || isInWord(text, end))) && (part === void 0 || !isPublic(part)) && found(at, end);
						};
						for (let form of short) for (let at = text.indexOf(form.text); at !== -1; at = text.indexOf(form.text, at + 1)) report(form, at);
						for (let at = 0; at < text.length; at++) {
							if (!firsts.has(pairAt(text, at)) || !starts.has(text.slice(at, at + 4))) continue;
							for (let size of KEYS) for (let form of groups.get(text.slice(at, at + size)) ?? []) text.slice(at, at + form.text.length) === form.text && report(form, at);
						}
					}
				};
			}
			function pairAt(text, at) {
				return text.charCodeAt(at) * 65536 + text.charCodeAt(at + 1);
			}
			function isInWord(text, at) {
				return /^[\p{L}\p{N}]{2}$/u.test(text.slice(Math.max(0, at - 1), at + 1));
			}
			function searchDecoded(text, decodings, search, found) {
				search(text, found);
				for (let decoding of decodings) {
					if (text.search(decoding.escape) < 0) continue;
					let { decoded, origins } = decode(text, decoding);
					searchDecoded(decoded, decoding.within ?? [], search, (start, end) => found(origins[start] ?? 0, origins[end] ?? 0));
				}
			}
			function decode(text, decoding) {
				let origins = new Int32Array(text.length + 1), from = 0, to = 0, copyUntil = (end) => {
					for (; from < end;) origins[to++] = from++;
				}, decoded = text.replace(decoding.escape, (match, index) => {
					let meaning = decoding.decode(match);
					copyUntil(index);
					origins.fill(index, to, to + meaning.length);
					to += meaning.length;
					from = index + match.length;
					return meaning;
				});
				copyUntil(text.length + 1);
				return {
					decoded,
					origins
				};
			}
			function hideSpans(text, ends) {
				let redacted = "", hidden = -1;
				ends.forEach((end, start) => {
					if (end <= Math.max(start, hidden)) return;
					start > hidden && (redacted += `${text.slice(Math.max(hidden, 0), start)}***`);
					hidden = end;
				});
				return redacted + text.slice(Math.max(hidden, 0));
			}
		}),
		1854: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			__nccwpck_require__.d(__webpack_exports__, {
				Fb: () => LINE_BREAK,
				Jj: () => cut,
				TN: () => oneLine,
				_0: () => stripInvisible,
				aj: () => sanitize,
				by: () => LINE_LIMIT,
				fu: () => createLineAssembler,
				w$: () => lastLines
			});
			let LINE_BREAK = /\r\n|[\n\r\v\f\x85\u2028\u2029]/, LINE_LIMIT = 4096;
			function sanitize(text, redact, limit = LINE_LIMIT) {
				let redacted = redact(text.replace(/[^\r\n]+/g, withoutLong)), visible = stripInvisible(redacted), lines = (visible === redacted ? visible : redact(visible)).split(LINE_BREAK);
				lines.at(-1) === "" && lines.pop();
				return lines.map((line) => cut(line.replace(/##(?=[\w.-]*\[)/g, "# #").toWellFormed(), limit));
			}
			function withoutLong(line) {
				return line.length <= 65536 ? line : `[a line of ${line.length} characters is left out]`;
			}
			function oneLine(text, redact, limit) {
				return cut(sanitize(text, redact, Infinity).map((line) => line.trim()).filter((line) => line !== "").join(" ⏎ "), limit);
			}
			function cut(text, limit) {
				if (text.length <= limit) return text;
				let note = ` … [cut, ${text.length} characters]`, kept = sliceCharacters(text, limit - note.length);
				return kept === "" ? sliceCharacters(text, limit) : kept + note;
			}
			function stripInvisible(text) {
				return text.replace(TERMINAL_SEQUENCE, "").replace(INVISIBLE, "");
			}
			function createLineAssembler() {
				let pending = "";
				return {
					push(chunk) {
						let broken = /[\r\n]/.test(chunk) || pending.endsWith("\r");
						pending += chunk;
						if (!broken) return [];
						let lines = pending.split(/\r\n|\n|\r(?!$)/);
						pending = lines.pop() ?? "";
						return lines;
					},
					flush() {
						let lines = pending === "" ? [] : [pending.replace(/\r$/, "")];
						pending = "";
						return lines;
					}
				};
			}
			let TERMINAL_SEQUENCE = /(?:\x1b\[|\x9b)[0-?]*[ -/]*[@-~]|(?:\x1b[\]PX^_]|[\x90\x98\x9d-\x9f])[^\x07\x1b\x90\x98\x9b-\x9f\r\n]*(?:\x07|\x1b\\|\x9c)|\x1b[ -/]*[0-~]/g, INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}]|(?![\t\n\v\f\r\x85])\p{Cc}/gu;
			function sliceCharacters(text, length) {
				return text.slice(0, Math.max(0, length)).replace(/[\ud800-\udbff]$/, "");
			}
			function lastLines(text, maxCharacters) {
				if (text.length <= maxCharacters) return text;
				let lineEnd = text.indexOf("\n", text.length - maxCharacters);
				return lineEnd === -1 ? "" : text.slice(lineEnd + 1);
			}
		}),
		4435: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			__nccwpck_require__.d(__webpack_exports__, {
				W: () => maskableLines,
				e: () => secretForms
			});
			var node_querystring__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1792), _sanitizer_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(1854);
			function secretForms(value, strength) {
				return [...secretParts(value)].flatMap((part) => {
					let always = strength === "always" && part.trim() === value.trim(), search = always ? "anywhere" : whereToSearch(part);
					if (search === "nowhere" || /^\**$/.test(part)) return [];
					let found = {
						bounded: search === "alone",
						part: always ? void 0 : part
					};
					return [...spellings(part)].map((text) => ({
						text,
						...found
					}));
				});
			}
			function maskableLines(value) {
				return value.split(_sanitizer_js__WEBPACK_IMPORTED_MODULE_1__.Fb).filter((line) => {
					let trimmed = line.trim(), repeated = /^(.)\1*$/su.test(trimmed), shortNumber = /^[\d\s.,:+-]*$/.test(trimmed) && countDigits(trimmed) < 10;
					return trimmed.length >= 8 && !isConventional(trimmed) && !repeated && !shortNumber;
				});
			}
			let CONVENTIONAL = new Set("true false null none nil yes no on off undefined empty default auto enabled disabled\n  local localhost 127.0.0.1 0.0.0.0 production prod staging preview development dev demo live testing test debug info notice warning error\n  mysql mariadb pgsql postgres sqlite redis memcached database file array sync cookie session stack single daily\n  smtp sendmail mail log public private root admin utf8 utf8mb4".split(/\s+/));
			function secretParts(value) {
				let parts = [
					value,
					...value.split(_sanitizer_js__WEBPACK_IMPORTED_MODULE_1__.Fb),
					...urlParts(value.trim())
				], spaced = (part) => part.trim().replace(/\s+/g, " ");
				return new Set(parts.flatMap((part) => [
					part,
					part.trim(),
					spaced(part),
					(0, _sanitizer_js__WEBPACK_IMPORTED_MODULE_1__._0)(part)
				]));
			}
			function urlParts(value) {
				let url = /^[a-z][a-z0-9+.-]*:\/\//i.test(value) ? URL.parse(value) : null;
				if (url === null) return [];
				let path = url.pathname + url.search;
				return [
					url.password,
					(0, node_querystring__WEBPACK_IMPORTED_MODULE_0__.unescape)(url.password),
					...path.length < 16 ? [] : [path]
				];
			}
			function whereToSearch(part) {
				let shortNumber = /^[+-]?[\d.,]+$/.test(part) && countDigits(part) < 6;
				if (part.length < 4 || shortNumber || isConventional(part)) return "nowhere";
				return part.length < 8 ? "alone" : "anywhere";
			}
			function isConventional(value) {
				return CONVENTIONAL.has(value.toLowerCase());
			}
			function countDigits(value) {
				return value.replace(/\D/g, "").length;
			}
			function spellings(part) {
				let bytes = Buffer.from(part), encoded = [
					...base64Spellings(bytes),
					...base64Spellings(Buffer.from(JSON.stringify(part).slice(1, -1))),
					bytes.toString("hex"),
					bytes.toString("hex").toUpperCase(),
					bytes.toString("latin1"),
					...[
						"'\\''",
						"'\"'\"'",
						"''"
					].map((quote) => part.replaceAll("'", quote)),
					part.replaceAll("\"", "\"\"")
				];
				return new Set([part, ...encoded.filter((text) => text.length >= 4)]);
			}
			let WRAPPED_LINES = [
				/.{1,76}/g,
				/.{1,72}/g,
				/.{1,64}/g,
				/.{1,60}/g
			];
			function base64Spellings(bytes) {
				let whole = bytes.toString("base64"), unpadded = whole.replaceAll("=", "");
				return [
					whole,
					...WRAPPED_LINES.flatMap((line) => unpadded.match(line) ?? []),
					...stableBase64(bytes)
				].flatMap((text) => [text, text.replaceAll("+", "-").replaceAll("/", "_")]);
			}
			function stableBase64(bytes) {
				return [
					0,
					1,
					2
				].map((shift) => Buffer.concat([Buffer.alloc(shift), bytes]).toString("base64").slice(Math.ceil(shift * 8 / 6), Math.floor((shift + bytes.length) * 8 / 6)));
			}
		}),
		2109: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			__nccwpck_require__.d(__webpack_exports__, {
				$p: () => driftOf,
				GD: () => noRepository,
				S_: () => nameWithoutCredentials,
				_M: () => repositoryOf,
				e9: () => shownRepository,
				kj: () => warnOfQuickDeploy,
				ve: () => isSameRepository
			});
			var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8208);
			function repositoryOf({ site, repository }) {
				if (repository !== "unknown" || typeof site != "object") return repository;
				let shown = shownRepository(site);
				return shown === "unknown" && typeof site.last_deploy_at == "string" ? "installed" : shown;
			}
			function shownRepository({ has_repository, repository }) {
				let hasOne = has_repository ?? (repository === void 0 ? void 0 : repository !== null);
				if (hasOne === void 0) return "unknown";
				return hasOne ? "installed" : "absent";
			}
			function warnOfQuickDeploy(shown, { warning }) {
				shown === !0 && warning("The service deploys this site on every push, too (quick_deploy): two deploys will overlap. Switch it off.");
			}
			function nameWithoutCredentials(name) {
				return name.replace(/^([\w+.-]+:\/\/)[^/]*@/, "$1");
			}
			function driftOf(site, wanted) {
				let { provider, branch, name = "", user = "" } = site?.repository ?? {}, shown = {
					provider,
					branch,
					name: name.includes("/") || [name, user].some((part) => part.trim() === "") ? name : `${user}/${name}`
				};
				return [
					"provider",
					"branch",
					"name"
				].flatMap((field) => {
					let one = shown[field] ?? "", isSame = field === "name" ? isSameRepository(one, wanted.name) : one === wanted[field];
					if (one.trim() === "" || isSame) return [];
					return [`${field} is ${nameWithoutCredentials(one)}, not ${nameWithoutCredentials(wanted[field])}`];
				}).join(", ") || void 0;
			}
			function isSameRepository(shown, wanted) {
				let [one, two] = [placeOf(shown), placeOf(wanted)];
				return one.endsWith(two) || two.endsWith(one);
			}
			function placeOf(name) {
				return `/${name.toLowerCase().replace(/^(?:[\w+.-]+:\/\/)?(?:[^/]*@)?/, "").replace(/^([^/:]+):(?:\d+\/)?/, "$1/").replace(/(?:\.git)?\/*$/, "")}`.replace(/\/+/g, "/");
			}
			function noRepository(said = "") {
				let message = `No repository is installed on the site, so the service performs no deploy.${said === "" ? "" : ` The service says: “${said}”`}`;
				return new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.OK("no-repository", message, "Add ensure-repository before deploy, with reinstall-repository: true where a repository was removed.");
			}
		}),
		1913: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			__nccwpck_require__.d(__webpack_exports__, {
				j: () => createPublisher,
				m: () => failureBefore
			});
			var errors = __nccwpck_require__(8208), end = __nccwpck_require__(8405), outcome_failure = __nccwpck_require__(3434), annotations = __nccwpck_require__(7728), headline = __nccwpck_require__(3032), log_lines = __nccwpck_require__(370), report_outputs = __nccwpck_require__(6956), sanitizer = __nccwpck_require__(1854);
			let SAFE = Symbol("safe"), KEPT = /^(outcome|reason|operation|traits|state|evidence|begins|commit|planHash|list|head)$/, MOST_OF_LOGS = {
				one: 98304,
				all: 524288
			};
			function safeReport(report, { redact }, scriptDiff) {
				let known = new Map(), lines = (text) => {
					let found = known.get(text) ?? (0, sanitizer.aj)(text, redact);
					known.set(text, found);
					return found;
				}, { targets, list } = report, mostOfLog = Math.min(MOST_OF_LOGS.one, MOST_OF_LOGS.all / Math.max(1, targets.length)), safeText = (text, name) => {
					if (name === "deployLog") return lines((0, sanitizer.w$)(text, mostOfLog)).join("\n");
					return lines(text).join(name === "message" ? "\n" : " ");
				}, safe = (end) => ({
					...safeCopy(end, safeText),
					[SAFE]: !0
				}), { unfinished = "" } = list ?? {}, isShown = unfinished.length <= 4e3 && lines(unfinished)[0] === unfinished;
				return {
					...safe({
						...report,
						targets: []
					}),
					scriptDiff,
					unfinished: isShown ? unfinished : "",
					targets: targets.map(safe)
				};
			}
			function safeCopy(data, safeText, name = "") {
				if (typeof data == "string") return safeText(data, name);
				if (Array.isArray(data)) return data.map((item) => safeCopy(item, safeText, name));
				if (typeof data != "object" || !data) return data;
				let copied = Object.entries(data).filter(([field]) => field !== "script").map(([field, value]) => [field, KEPT.test(field) ? value : safeCopy(value, safeText, field)]);
				return Object.fromEntries(copied);
			}
			var links = __nccwpck_require__(6531), markdown = __nccwpck_require__(569), reasons = __nccwpck_require__(6187);
			let IN_SUMMARY = {
				items: 300,
				characters: 1e3,
				isBrief: !1
			}, IN_COMMENT = {
				items: 100,
				characters: 500,
				isBrief: !0
			};
			function renderSummary(report, places, sections = () => [(0, links.UE)(report, places)], mostOfComment) {
				let prose = (0, markdown.jv)(mostOfComment === void 0 ? IN_SUMMARY : IN_COMMENT), why = (0, reasons.GU)(report, (0, reasons.WJ)(report, prose));
				return `${fitted([
					heading(report, prose),
					why,
					...sections(report, prose, places)
				], (mostOfComment ?? 921600) - 1)}\n`;
			}
			function fitted(parts, bytes) {
				let whole = (0, markdown.qN)(parts);
				if (Buffer.byteLength(whole) <= bytes) return whole;
				let room = bytes - 46, kept = parts.filter((part) => {
					let size = part === "" ? 0 : Buffer.byteLength(part) + 2;
					if (size > room) return !1;
					room -= size;
					return !0;
				});
				return (0, markdown.qN)([...kept, "The rest is left out: there is no room for it."]);
			}
			function heading(report, { say }) {
				let doubtful = report.outcome === "succeeded" ? report.targets.find(end.H0) : void 0;
				return `### ${(0, headline.oX)(doubtful ?? report).emoji} ${say((0, headline.gD)(report))}`;
			}
			function failureBefore(error, list) {
				if (error instanceof errors.dz && error.problems.length > outcome_failure.y8) for (let { input, expected } of error.problems) list(`${input}: expected ${expected}`);
				return (0, outcome_failure.g5)(error);
			}
			function createPublisher(files) {
				let begun = !1, unfinished, shownLength = Infinity;
				async function publish(publication, step, isFault = !1) {
					let { console } = step, { report, outputs, summary } = await render(publication, step);
					if (begun && !isFault) return;
					begun = !0;
					files.setOutputs(outputs);
					await files.writeSummary(summary);
					console.headline((0, headline.gD)(report), (0, outcome_failure.Kg)(report.outcome));
					let kind = (0, outcome_failure.Kg)(report.outcome) ? "notice" : "error";
					for (let { title, message } of (0, annotations.I)(report)) console.annotate(kind, title, message);
					(0, log_lines.dA)(report).forEach(console.info);
				}
				return {
					publish,
					keep(open) {
						unfinished = open;
						if (open.length > 2e4 && open.length <= shownLength && open.length > shownLength * .98) return;
						shownLength = open.length;
						files.setOutputs({ unfinished });
					},
					publishFault(error, step) {
						let failure = {
							...(0, outcome_failure.g5)(error),
							reason: "action-crashed",
							next: "Look at the site before running again, and please report this line."
						};
						return publish({ report: (0, end.wX)(failure, unfinished) }, step, !0);
					},
					isPublishing: () => begun
				};
			}
			async function render({ report: given, ran, traffic: merged }, step) {
				let ending = ran?.endTraces?.(), telling = ran !== void 0 || given.list?.isMerged ? await __nccwpck_require__.e(952).then(__nccwpck_require__.bind(__nccwpck_require__, 6952)) : void 0, { environmentUrl, repository } = ran?.inputs ?? {}, places = {
					environmentUrl,
					siteRepository: repository || (0, end.zU)(given)?.repository?.name,
					env: step.env,
					hides: step.redactor.hides
				}, scriptDiff = await telling?.compareScript(given.facts?.script, step.redactor), report = safeReport(given, step.redactor, scriptDiff), [deploymentId] = await Promise.all([ending, ran && commentOn(ran.inputs, (head, most) => renderSummary(report, {
					...places,
					head
				}, telling?.sectionsOf, most), step)]), traffic = merged ?? ran?.step.client.traffic() ?? {
					requests: 0,
					retries: 0
				};
				return {
					report,
					outputs: (0, report_outputs.$Z)(report, {
						traffic,
						deploymentId,
						places
					}),
					summary: renderSummary(report, places, telling?.sectionsOf)
				};
			}
			async function commentOn({ comment, githubToken, apiToken, baseUrl, server, site }, renderComment, step) {
				if (!comment || githubToken === void 0) return;
				let parts = {
					...step,
					githubToken,
					apiToken,
					about: {
						baseUrl,
						server,
						site
					},
					renderComment
				};
				await Promise.all([__nccwpck_require__.e(99), __nccwpck_require__.e(304)]).then(__nccwpck_require__.bind(__nccwpck_require__, 6304)).then(({ leaveComment }) => leaveComment(parts)).catch((error) => step.console.warning(`There is no comment on the pull request. ${(0, outcome_failure.g5)(error).message}`));
			}
		}),
		6609: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			__nccwpck_require__.d(__webpack_exports__, {
				EG: () => NO_OTHER_FILE,
				X5: () => isForeignFile,
				lM: () => documentOf,
				xy: () => keepOutputsIn
			});
			var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024), _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(8208), _report_outputs_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(6956);
			function documentOf(set) {
				let typed = Object.entries(set).map(([name, text]) => {
					if (text === "") return [name, null];
					return [name, _report_outputs_js__WEBPACK_IMPORTED_MODULE_2__.ww.get(name)?.type === "text" ? text : JSON.parse(text)];
				});
				return JSON.stringify(Object.fromEntries(typed), null, 2);
			}
			let NO_OTHER_FILE = "a file that is not there yet, or that an earlier run has written: it would be replaced", EARLIER = /^(?:$|\{\}|\{\n {2}"(?:outcome|unfinished)":)/;
			function isForeignFile(file, earlier) {
				try {
					return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(file).isFile() && !earlier.test((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file, "utf8"));
				} catch {
					return !1;
				}
			}
			function keepOutputsIn(file, { files, console }, form) {
				if (isForeignFile(file, EARLIER)) {
					form.report("report-file", NO_OTHER_FILE);
					return;
				}
				let { setOutputs } = files;
				files.setOutputs = (outputs) => {
					setOutputs(outputs);
					try {
						(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(file, { force: !0 });
						(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(file, documentOf(outputs), { flag: "wx" });
					} catch (error) {
						files.setOutputs = setOutputs;
						let code = (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_1__.$N)(error);
						console.warning(`The report-file could not be written (${code}); the run itself is not affected.`);
					}
				};
				files.setOutputs({});
			}
		}),
		2858: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			__nccwpck_require__.d(__webpack_exports__, {
				B: () => createStep,
				R: () => runProcess
			});
			var _console_console_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2032), _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(8208), _outcome_end_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(8405), _outcome_failure_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(3434), _secrets_redactor_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(8048), _targets_form_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(4177), _publish_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(1913), _report_file_js__WEBPACK_IMPORTED_MODULE_7__ = __nccwpck_require__(6609);
			function createStep(host) {
				let { env, logStyle, clock, cancel } = host, redactor = (0, _secrets_redactor_js__WEBPACK_IMPORTED_MODULE_4__.l)(), console = (0, _console_console_js__WEBPACK_IMPORTED_MODULE_0__.s)({
					...host,
					stdout: host.log,
					redactor
				}), form = (0, _targets_form_js__WEBPACK_IMPORTED_MODULE_5__.DG)({
					...host,
					...(0, _targets_form_js__WEBPACK_IMPORTED_MODULE_5__.ob)(env)
				}, redactor, console.mask), files = host.createFiles(console.warning), publisher = (0, _publish_js__WEBPACK_IMPORTED_MODULE_6__.j)(files), { keep } = publisher, step = {
					env,
					clock,
					cancel: cancel.signal,
					redactor,
					console,
					logStyle,
					files,
					keep
				};
				return {
					...step,
					async run() {
						let file = form.get("report-file").trim();
						file !== "" && form.get("reports").trim() === "" && (0, _report_file_js__WEBPACK_IMPORTED_MODULE_7__.xy)(file, step, form);
						let ended = await readAndRun(form, step);
						await publisher.publish(ended, step);
						files.saveState("run", "");
						ended.ran?.step.stop();
						await ended.ran?.step.client.close();
						return ended.report.outcome;
					},
					async end(fault) {
						cancel.abort(new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__.cc("This action has a fault."));
						await publisher.publishFault(fault, step).catch(() => {});
					},
					isPublishing: publisher.isPublishing,
					form
				};
			}
			async function runProcess(host, node, flush) {
				let step = createStep(host), exit = (outcome) => {
					step.console.end();
					flush(() => node.exit(_outcome_failure_js__WEBPACK_IMPORTED_MODULE_3__.hS[outcome]));
				}, isFaulty = !1, endFaulty = async (error) => {
					isFaulty = !0;
					await step.end(error);
					exit("unknown");
				};
				node.on("uncaughtException", (error) => {
					step.isPublishing() || endFaulty(error);
				});
				await step.run().then((outcome) => {
					isFaulty || exit(outcome);
				}, endFaulty);
			}
			async function readAndRun(form, step) {
				let { cancel, console } = step;
				if (cancel.aborted) return { report: (0, _outcome_end_js__WEBPACK_IMPORTED_MODULE_2__.wX)((0, _outcome_failure_js__WEBPACK_IMPORTED_MODULE_3__.g5)(cancel.reason)) };
				if (form.get("reports").trim() !== "") return (await Promise.all([
					__nccwpck_require__.e(395),
					__nccwpck_require__.e(815),
					__nccwpck_require__.e(816)
				]).then(__nccwpck_require__.bind(__nccwpck_require__, 9816))).mergeReports(form, console);
				let unread = { unfinished: form.get("targets").trim() === "" ? void 0 : "" }, read = await (0, _targets_form_js__WEBPACK_IMPORTED_MODULE_5__.R0)(form).catch((error) => ({
					...unread,
					error
				}));
				if ("unfinished" in read) {
					let error = "error" in read ? read.error : new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__.dz(form.problems);
					return { report: (0, _outcome_end_js__WEBPACK_IMPORTED_MODULE_2__.wX)((0, _publish_js__WEBPACK_IMPORTED_MODULE_6__.m)(error, console.info), read.unfinished) };
				}
				for (let warning of form.warnings) console.warning(warning);
				let { runOne, runList } = await Promise.all([
					__nccwpck_require__.e(395),
					__nccwpck_require__.e(99),
					__nccwpck_require__.e(122),
					__nccwpck_require__.e(746),
					__nccwpck_require__.e(559),
					__nccwpck_require__.e(864)
				]).then(__nccwpck_require__.bind(__nccwpck_require__, 7864));
				return "inputs" in read ? runOne(read.inputs, step) : runList(read.list, form, step);
			}
		}),
		5506: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			__nccwpck_require__.d(__webpack_exports__, { U: () => reportAt });
			function reportAt({ nth, line }, { report }, expected, input) {
				report("targets", `at entry ${nth} (line ${line})${input === void 0 ? "" : `, for ${input},`} ${expected}`);
			}
		}),
		4177: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			__nccwpck_require__.d(__webpack_exports__, {
				ob: () => askRunner,
				DG: () => createForm,
				ww: () => declareSite,
				R0: () => readTargets
			});
			var github_event = __nccwpck_require__(1547), list = __nccwpck_require__(1793), proxy = __nccwpck_require__(5927);
			let CHECKS = {
				alone: "bash -O extglob -n <(printf %s \"$1\")",
				framed: "bash -n <(printf %s \"$1\") && bash -n <(printf '( :; %s\n)' \"$1\")"
			};
			async function findSyntaxError(script, path, place) {
				let env = {
					LC_ALL: "C",
					...path !== void 0 && { PATH: path }
				}, args = [
					"--noprofile",
					"--norc",
					"-c",
					`((BASH_VERSINFO[0] > 3)) || exit 0; ${CHECKS[place]}`,
					"bash",
					script
				], { execFile } = await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 1421, 23));
				return new Promise((resolve) => {
					execFile("bash", args, {
						env,
						timeout: 5e3
					}, (error, _, stderr) => {
						resolve(error === null ? void 0 : /^\S+: (line \d+: .{1,200})$/m.exec(stderr)?.[1]);
					});
				}).catch(() => void 0);
			}
			var git = __nccwpck_require__(3562), secret_forms = __nccwpck_require__(4435), input_values = __nccwpck_require__(6057), targets_inputs = __nccwpck_require__(917), read_list = __nccwpck_require__(4977);
			async function readTargets(form) {
				if (form.get("targets").trim() !== "") return (0, read_list.O0)(form);
				(0, list.LZ)(form);
				let inputs = await (0, targets_inputs.Ko)(form);
				return inputs === void 0 ? { unfinished: void 0 } : { inputs };
			}
			function createForm(host, redactor, mask) {
				let masked = new Set(), redact = (values, strength) => {
					for (let value of values) redactor.add(value, strength);
				}, hide = (values, strength) => {
					let fresh = [...new Set(values)].filter((value) => !masked.has(value));
					redact(fresh, strength);
					for (let value of fresh.filter(redactor.hides)) {
						masked.add(value);
						(0, secret_forms.W)(value).filter(redactor.hides).forEach(mask);
					}
				}, shared = {
					...host,
					warnings: new Set(),
					hide,
					redact
				}, of = (get) => {
					declarePublic(get, redactor);
					return startForm({
						...shared,
						get,
						of
					});
				}, form = of(host.get);
				redactor.addPublic(host.env.GITHUB_SHA ?? "");
				for (let { name, secret } of targets_inputs.I1) {
					let text = form.get(name).trim();
					secret === "token" && text.length >= input_values._E && hide([text], "always");
					secret === "url" && hide([text, URL.parse(text)?.href ?? ""]);
					secret === "lines" && hide([text]);
				}
				let { values, credentials } = (0, proxy.Wm)(host.env);
				redact(values);
				hide(credentials);
				return form;
			}
			function startForm(given) {
				let { get, env, readFile, problems: unread = [] } = given, problems = [...unread], report = (input, expected) => {
					let isKnown = problems.some((problem) => problem.input === input && problem.expected === expected), isMissing = input.split(", ").every((name) => get(name).trim() === "");
					!isKnown && !(isMissing && unread.length > 0) && problems.push({
						input,
						expected
					});
				};
				return {
					...given,
					problems,
					report,
					whyEmpty: () => env.GITHUB_ACTIONS === "true" ? EMPTY_ON_GITHUB : EMPTY_ELSEWHERE,
					file(input, path) {
						let file = readFile(path);
						if ("value" in file) return file.value;
						report(input, file.expected);
					},
					proxyFor(url) {
						let found = (0, proxy.iJ)(url, env);
						if ("proxy" in found) return found.proxy;
						report(found.unusable, USABLE_PROXY);
					}
				};
			}
			let addressesOf = (host) => host === "" ? [] : [
				"",
				"http://",
				"https://"
			].flatMap((start) => [start + host, `${start}${host}/`]);
			function declareSite(domain, redactor) {
				for (let text of [...addressesOf(domain), ...domain.split(".")]) redactor.addPublic(text);
			}
			function declarePublic(get, redactor) {
				declareSite(get("site").trim(), redactor);
				let host = URL.parse(get("environment-url").trim())?.hostname ?? "", inputs = targets_inputs.I1.filter((input) => input.public).map(({ name }) => get(name).trim()), [repository = ""] = /^[\w.-]+\/[\w.-]+$/.exec(get("repository").trim()) ?? [];
				for (let text of [
					...addressesOf(host),
					...inputs,
					...repository.split("/")
				]) redactor.addPublic(text);
			}
			function askRunner(env) {
				return {
					pullRequest: () => (0, github_event.DQ)(env),
					findSyntaxError: remember((script, place) => findSyntaxError(script, env.PATH, place)),
					findTag: remember((id) => (0, git.I)(id, env))
				};
			}
			function remember(ask) {
				let known = new Map();
				return (...words) => {
					let key = words.join(" "), value = known.get(key) ?? ask(...words);
					known.set(key, value);
					return value;
				};
			}
			let USABLE_PROXY = "the address of an http:// or https:// proxy (its value is not shown); write special characters of user name and password percent-encoded, or exempt the host with NO_PROXY", EMPTY_ELSEWHERE = "Check that it is set where this runs; site-deploy --help says how to give a secret.", EMPTY_ON_GITHUB = "Check that the name after “secrets.” is that of a secret. If it is a secret of an environment, the job must name that environment (environment: production). If another workflow calls this one, it must pass the secret on (secrets: inherit). A pull request from a fork gets no secrets, and one of Dependabot only those of Dependabot: skip this step there.";
		}),
		917: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			__nccwpck_require__.d(__webpack_exports__, {
				I1: () => declarations,
				Ko: () => readInputs,
				WA: () => findOperations,
				wg: () => inputOf
			});
			var _core_near_names_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(3496), _inputs_common_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6192), _inputs_input_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(2937), _inputs_list_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(1793), _operations_index_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(834), _operations_vocabulary_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(8820);
			let runInputs = {
				..._inputs_common_js__WEBPACK_IMPORTED_MODULE_0__.j$,
				vocabulary: _operations_vocabulary_js__WEBPACK_IMPORTED_MODULE_4__.v
			}, allInputs = [
				...Object.values({
					...runInputs,
					targets: _inputs_list_js__WEBPACK_IMPORTED_MODULE_2__.zV,
					..._inputs_list_js__WEBPACK_IMPORTED_MODULE_2__.SS
				}),
				..._inputs_list_js__WEBPACK_IMPORTED_MODULE_2__.eP,
				..._operations_index_js__WEBPACK_IMPORTED_MODULE_3__.z.flatMap(({ inputs }) => inputs)
			], unordered = [...new Set(allInputs.flatMap(({ declared }) => declared))], declarations = Object.keys(_inputs_input_js__WEBPACK_IMPORTED_MODULE_1__.Ps).flatMap((heading) => unordered.filter(({ section }) => section === heading));
			async function readInputs(form) {
				let asked = (await runInputs.asked.read(form))?.value ?? [], wanted = findOperations(asked, form);
				requireTarget(wanted, form);
				for (let input of declarations) await input.read(form);
				let prepared = await Array.fromAsync(wanted, (operation) => operation.prepare(form)), values = await (0, _inputs_input_js__WEBPACK_IMPORTED_MODULE_1__.N$)(runInputs, form);
				if (wanted.length === asked.length) {
					checkOrder(wanted, form);
					checkDeploys(wanted, values, form);
				}
				if (form.problems.length > 0 || !(0, _inputs_input_js__WEBPACK_IMPORTED_MODULE_1__.EP)(values, runInputs)) return;
				values.githubToken === void 0 && (values.environment !== void 0 || values.comment) && form.warnings.add(NO_TOKEN);
				return {
					...values,
					operations: prepared.filter((operation) => operation !== void 0)
				};
			}
			function inputOf(name) {
				return declarations.find((input) => input.name === name);
			}
			function requireTarget(wanted, { get, report }) {
				if (get("site").trim() === "" && wanted.some(({ standsAlone }) => standsAlone)) return;
				let names = wanted.some(({ scope }) => scope === "site") ? ["server", "site"] : ["server"];
				for (let name of names) get(name).trim() === "" && report(name, "a value; none is given");
			}
			function findOperations(asked, form) {
				asked.length === 0 && form.report("operations", "at least one operation, such as ensure-repository, deploy");
				let names = _operations_index_js__WEBPACK_IMPORTED_MODULE_3__.z.map(({ name }) => name), unknown = asked.filter((name) => !names.includes(name));
				if (unknown.length > 0) {
					let guesses = unknown.map((name) => (0, _core_near_names_js__WEBPACK_IMPORTED_MODULE_5__.au)(name, names)), expected = `known operations, one per line or separated by commas; there is ${unknown.map((name, index) => `no ${name}${guesses[index]}`).join(" and ")}${guesses.includes("") ? `. Known: ${names.join(", ")}` : ""}`;
					form.report("operations", expected);
				}
				return asked.flatMap((name) => _operations_index_js__WEBPACK_IMPORTED_MODULE_3__.z.find((operation) => operation.name === name) ?? []);
			}
			function checkOrder(wanted, form) {
				let alone = wanted.find(({ standsAlone }) => standsAlone);
				alone !== void 0 && wanted.length > 1 && form.report("operations", `${alone.name} alone, without other operations`);
				let [first, ...others] = wanted.filter(({ scope }) => scope === "site"), creating = others.find(({ createsSite }) => createsSite);
				creating !== void 0 && form.report("operations", `${creating.name} before ${first?.name}`);
				let deleting = [first, ...others].slice(0, -1).find((operation) => operation?.deletesSite);
				deleting !== void 0 && form.report("operations", `${deleting.name} as the last operation of the site`);
			}
			function checkDeploys(wanted, inputs, form) {
				let pinning = _operations_index_js__WEBPACK_IMPORTED_MODULE_3__.z.find(({ pinsCommit }) => pinsCommit), firstDeploy = wanted.findIndex(({ deploys }) => deploys), firstPin = wanted.findIndex(({ pinsCommit }) => pinsCommit), isPinned = firstPin !== -1 && (firstDeploy === -1 || firstPin < firstDeploy), isSent = inputs.commitBy === "variable" && firstDeploy !== -1;
				inputs.commit !== void 0 && !isPinned && !isSent && form.report("commit", `${pinning?.name} before deploy (or deploy with commit-by: variable), with a script that brings the site to the commit, such as: ${pinning?.pinsCommit}`);
				let { length: deploys } = wanted.filter((operation) => operation.deploys);
				inputs.rollbackOnFailure && deploys !== 1 && form.report("rollback-on-failure", `one deploy among the operations, not ${deploys}`);
			}
			let NO_TOKEN = "environment and comment need github-token, which is empty. On GitHub, leave github-token out; elsewhere, give it a token of the repository, with the permissions deployments: write and pull-requests: write.";
		}),
		4977: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			__nccwpck_require__.d(__webpack_exports__, {
				Fe: () => checkServers,
				O0: () => readTargetList,
				QU: () => formOf,
				hB: () => readEntry
			});
			var _inputs_common_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6192), _inputs_input_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(2937), _inputs_list_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(1793), _operations_index_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(834), _values_site_pattern_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(3080), _entry_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(5506), _inputs_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(917);
			let { asked, planHash, timeoutMs } = _inputs_common_js__WEBPACK_IMPORTED_MODULE_0__.j$, wholeListInputs = {
				..._inputs_list_js__WEBPACK_IMPORTED_MODULE_2__.SS,
				asked,
				planHash,
				timeoutMs
			};
			async function readTargetList(form) {
				let values = await (0, _inputs_input_js__WEBPACK_IMPORTED_MODULE_1__.N$)(wholeListInputs, form);
				form.get("site").trim() !== "" && form.report("site, targets", "only one of them: an entry of targets names its site");
				let { parseTargets } = await Promise.all([__nccwpck_require__.e(815), __nccwpck_require__.e(178)]).then(__nccwpck_require__.bind(__nccwpck_require__, 1178)), { entries, isOpen } = parseTargets(form);
				checkOperations(values.asked ?? [], entries, form);
				let forms = entries.map((entry) => ({
					entry,
					own: formOf(entry, form)
				})), prepared = [];
				for (let { entry, own } of forms) {
					let inputs = await readEntry(entry, form, own);
					inputs !== void 0 && prepared.push({
						...entry,
						inputs
					});
				}
				if (entries.length === 0) {
					(0, _inputs_js__WEBPACK_IMPORTED_MODULE_4__.WA)(values.asked ?? [], form);
					for (let input of _inputs_js__WEBPACK_IMPORTED_MODULE_4__.I1) await input.read(form);
				}
				checkServers(prepared, ({ inputs }) => inputs.server, form);
				checkPrefixes(entries, form);
				let given = isOpen ? form.get("targets").trimEnd() : "";
				if (form.problems.length > 0 || !(0, _inputs_input_js__WEBPACK_IMPORTED_MODULE_1__.EP)(values, wholeListInputs)) return { unfinished: given };
				return { list: {
					...values,
					entries: prepared,
					given
				} };
			}
			function checkPrefixes(entries, form) {
				let prefixOf = ({ given }) => given.get("env-prefix") ?? form.get("env-prefix"), prefixes = [...new Set(entries.map(prefixOf))];
				for (let entry of entries.filter(prefixOf)) {
					let longer = prefixes.find((other) => other !== prefixOf(entry) && other.startsWith(prefixOf(entry))), expected = `a prefix with which ${longer} of another entry does not begin`;
					longer !== void 0 && (0, _entry_js__WEBPACK_IMPORTED_MODULE_5__.U)(entry, form, expected, "env-prefix");
				}
			}
			let WITH_PLACES = "health-check-url health-check-headers health-check-contains environment environment-url".split(" "), OF_ENTRY = [
				"server",
				"site",
				"confirm-delete",
				"plan-hash"
			];
			async function readEntry(entry, form, own) {
				let inputs = await (0, _inputs_js__WEBPACK_IMPORTED_MODULE_4__.Ko)(own), isOwn = (name) => OF_ENTRY.includes(name) || entry.given.has(name) || WITH_PLACES.includes(name) && /<(server|site)>/.test(form.get(name));
				for (let { input, expected } of own.problems) input.split(", ").some(isOwn) ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_5__.U)(entry, form, expected, input) : form.report(input, expected);
				return inputs;
			}
			function formOf({ given, ...entry }, { get, of }, site = entry.site?.replaceAll("*", "x") ?? "", domain = site) {
				let server = entry.server ?? get("server"), own = new Map([
					...given,
					["server", server],
					["site", site]
				]);
				(0, _values_site_pattern_js__WEBPACK_IMPORTED_MODULE_6__.Pt)(entry.site) && own.set("confirm-delete", site);
				return of((name) => {
					let text = own.get(name) ?? (OF_ENTRY.includes(name) ? "" : get(name));
					if (!WITH_PLACES.includes(name)) return text;
					return text.replaceAll("<server>", server.trim()).replaceAll("<site>", domain);
				});
			}
			function checkOperations(asked, entries, form) {
				let wanted = _operations_index_js__WEBPACK_IMPORTED_MODULE_3__.z.filter(({ name }) => asked.includes(name));
				for (let { name, standsAlone } of wanted) standsAlone && form.report("targets", `nothing with ${name}: give it one server and site`);
				if (!wanted.some(({ deletesSite }) => deletesSite)) return;
				for (let entry of entries) (0, _values_site_pattern_js__WEBPACK_IMPORTED_MODULE_6__.Pt)(entry.site) && (0, _entry_js__WEBPACK_IMPORTED_MODULE_5__.U)(entry, form, "the domain of one site: none is deleted by a pattern");
			}
			function checkServers(prepared, serverOf, form) {
				let runOnce = (prepared[0]?.inputs.operations.filter(({ scope }) => scope === "server") ?? []).map(({ name }) => name), inputs = _operations_index_js__WEBPACK_IMPORTED_MODULE_3__.z.filter(({ name }) => runOnce.includes(name)).flatMap((operation) => operation.inputs.flatMap(({ declared }) => declared)), names = [...new Set(inputs.map(({ name }) => name))];
				for (let [first, ...others] of Map.groupBy(prepared, serverOf).values()) {
					let differing = ({ given }) => names.filter((name) => first?.given.get(name) !== given.get(name)), other = others.find((entry) => differing(entry).length > 0);
					if (other === void 0) continue;
					let same = `the same ${differing(other).join(", ")} as at entry ${first?.nth}`;
					(0, _entry_js__WEBPACK_IMPORTED_MODULE_5__.U)(other, form, `${same}: ${runOnce.join(", ")} runs once for the server`);
				}
			}
		}),
		5956: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			__nccwpck_require__.d(__webpack_exports__, {
				Q: () => parseHeaders,
				b: () => areReferences
			});
			var _variables_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(5079);
			let REFUSED = /^(host|connection|keep-alive|transfer-encoding|te|trailer|upgrade|expect|range|accept-encoding|(content|proxy|if)-.*)$/, VARIABLE_LINE = /^[ \t]*[^\s:]+:[ \t]*\$\{[^{}]*\}[ \t]*$/;
			function areReferences(text) {
				return text.split(/\r?\n/).every((line) => line.trim() === "" || VARIABLE_LINE.test(line));
			}
			function parseHeaders(text, { env, hide }) {
				let headers = new Map(), problems = [];
				for (let [index, line] of text.split(/\r?\n/).entries()) {
					if (line.trim() === "") continue;
					let [, name = "", given = ""] = /^\s*([\w!#$%&'*+.^`|~-]+):[ \t]*(.*?)\s*$/.exec(line) ?? [], filled = VARIABLE_LINE.test(line) ? (0, _variables_js__WEBPACK_IMPORTED_MODULE_0__.$)(given, env) : {
						text: given,
						problems: []
					}, value = filled.text.trim();
					hide(secretsIn(value));
					let key = name.toLowerCase(), report = (problem) => problems.push(`${problem} (line ${index + 1})`), [unfilled] = filled.problems;
					unfilled === void 0 ? name === "" || !/^[\t\x20-\x7e]+$/.test(value) ? report("lines such as “Authorization: Basic dXNlcjpwYXNz”, of printable ASCII characters") : given.includes("${") && !VARIABLE_LINE.test(line) ? report("a variable as the whole value, as in “Authorization: ${NAME}”") : REFUSED.test(key) ? report(`no header ${key}`) : headers.has(key) && report("each header once") : report(unfilled);
					headers.set(key, value);
				}
				return problems.length > 0 ? { expected: problems.join("; ") } : { value: Object.fromEntries(headers) };
			}
			function secretsIn(value) {
				let parts = value.split(/[;,]\s*/).map((part) => part.replace(/^[^\s=]+[\s=]+"?|"$/g, "")), [, basic = ""] = /^basic\s+(\S+)$/i.exec(value) ?? [], pair = Buffer.from(basic, "base64").toString();
				return [
					value,
					...parts,
					pair,
					pair.slice(pair.indexOf(":") + 1)
				];
			}
		}),
		7684: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			__nccwpck_require__.d(__webpack_exports__, {
				DR: () => comparableDomain,
				DW: () => isSameDomain,
				uy: () => isHostName
			});
			var node_url__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3136);
			function isHostName(text) {
				return /^(?:(?!-)[a-z\d-]+(?<!-)\.)*(?!-|(?:\d+|0x[\da-f]*)$)[a-z\d-]+(?<!-)$/i.test(text);
			}
			function comparableDomain(domain) {
				let name = domain.toLowerCase(), ascii = /^[a-z\d.\x80-\u{10ffff}-]+$/u.test(name) && /[^a-z\d.-]/.test(name) ? (0, node_url__WEBPACK_IMPORTED_MODULE_0__.domainToASCII)(name) : "";
				return isHostName(ascii) ? ascii : name;
			}
			function isSameDomain(domain, other) {
				return comparableDomain(domain) === comparableDomain(other);
			}
		}),
		6057: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			__nccwpck_require__.d(__webpack_exports__, {
				$q: () => parseName,
				Ap: () => parseLink,
				Bp: () => parseDirectory,
				Fg: () => parseId,
				Hn: () => wordsIn,
				ID: () => ID,
				L5: () => parseCommit,
				O7: () => parseStatuses,
				Q2: () => parseBaseUrl,
				Qd: () => parseBranch,
				R8: () => parseOneOf,
				Ss: () => parseKeys,
				Wr: () => credentialsIn,
				X_: () => parseSite,
				_E: () => LEAST_TOKEN,
				bc: () => parsePlanHash,
				k0: () => parsePause,
				oA: () => parseWholeNumber,
				pI: () => parseToken,
				pe: () => parseTime,
				r4: () => parseText,
				sD: () => parsePageUrl,
				vR: () => parseCommitPrefix,
				yG: () => parseBoolean,
				yu: () => quoting
			});
			var _core_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6851), _dotenv_key_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(6197), _net_proxy_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(5927);
			function parseBaseUrl(text) {
				let url = parseWebUrl(text);
				if (url === void 0 || /\s/.test(text)) return { expected: "an address such as https://api.example.com" };
				if (url.username + url.password !== "") return { expected: "an address without user name and password; the token goes into api-token" };
				if (/[?#]/.test(text)) return { expected: "an address without query (?…) and fragment (#…)" };
				if (url.protocol === "http:" && !_net_proxy_js__WEBPACK_IMPORTED_MODULE_1__.Ws.test(url.hostname)) return { expected: "an https:// address; plain http:// is for this machine only (127.0.0.1, localhost)" };
				let prefix = url.pathname.replace(/\/+$/, ""), meant = url.origin + prefix.replace(/\/*api$/i, "");
				if (/\/api$/i.test(prefix)) return { expected: `an address without /api at its end, which is added: most likely ${meant}` };
				return { value: url.origin + prefix };
			}
			let LEAST_TOKEN = 8, parseToken = matching(/^[\x21-\x7e]{8,}$/, "a token of at least 8 printable ASCII characters, without spaces or line breaks; copy the secret again"), parseBoolean = quoting("true or false", (text) => {
				if (/^(true|True|TRUE)$/.test(text)) return !0;
				return !/^(false|False|FALSE)$/.test(text) && void 0;
			}), parseTime = durationFrom("1s", (text) => (0, _core_duration_js__WEBPACK_IMPORTED_MODULE_0__.E9)(text) || void 0), parsePause = durationFrom("0s", _core_duration_js__WEBPACK_IMPORTED_MODULE_0__.E9);
			function durationFrom(least, read) {
				return quoting(`a duration such as 90s, 10m, 1h or whole seconds, from ${least} to 24h`, read);
			}
			let ID = /^[1-9]\d{0,14}$/, parseId = quoting("an id, a whole number from 1 on", (text) => ID.test(text) ? Number(text) : void 0);
			function parseWholeNumber(least, most) {
				return quoting(`a whole number from ${least} to ${most}`, (text) => {
					let value = /^\d{1,6}$/.test(text) ? Number(text) : NaN;
					return value >= least && value <= most ? value : void 0;
				});
			}
			function parseOneOf(words) {
				return quoting(`one of ${words.join(", ")}`, (text) => words.find((word) => word === text));
			}
			function parseText(text) {
				return { value: text };
			}
			let parseName = matching(/^[^\x00-\x1f\x7f-\x9f\u2028\u2029]{0,255}$/, "one line of at most 255 characters, none of them invisible"), parseBranch = matching(/^(?!-)[^\x00-\x1f\x7f-\x9f\u2028\u2029]{0,255}$/, "the name of a branch, one line of at most 255 characters that does not begin with -"), parseDirectory = matching(/^(?=.*[a-zA-Z0-9/])\P{Cs}{1,50}$/su, "a directory of at most 50 characters with a letter, a digit or / in it");
			function parseSite(text) {
				if (text.startsWith("-")) return { expected: "a domain that does not begin with -" };
				if (!/[/:?#@]/.test(text)) return parseName(text);
				return { expected: "the domain only, such as shop.example, without https:// and path" };
			}
			let parsePlanHash = matching(/^[0-9a-f]{64}$/, "the output plan-hash of a run with dry-run: true, 64 hexadecimal digits"), parseCommit = matching(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/i, "a whole commit id, 40 hexadecimal digits (64 in a SHA-256 repository), such as ${{ github.sha }} or that of git rev-parse HEAD", (text) => text.toLowerCase()), parseCommitPrefix = matching(/^[0-9a-f]{7,64}$/i, "a commit, at least its first 7 hexadecimal digits", (text) => text.toLowerCase());
			function wordsIn(text, separator = /[\r\n,]+/) {
				return text.split(separator).map((part) => part.trim()).filter((part) => part !== "");
			}
			function parseKeys(text) {
				let keys = wordsIn(text);
				if (keys.every(_dotenv_key_js__WEBPACK_IMPORTED_MODULE_2__.D)) return { value: new Set(keys) };
				return { expected: "keys of letters, digits and _ that do not begin with a digit" };
			}
			function parsePageUrl(text) {
				let url = parseWebUrl(text);
				if (url === void 0) return { expected: "an http:// or https:// address" };
				if (url.username + url.password !== "") return { expected: "an address without user name and password" };
				return { value: url.href };
			}
			function credentialsIn(url) {
				let { username, password } = URL.parse(url.trim()) ?? {
					username: "",
					password: ""
				};
				return [password, username.length >= 16 ? username : ""].filter((text) => text !== "");
			}
			function parseLink(text) {
				let page = parsePageUrl(text);
				if ("expected" in page) return page;
				if (/^https?:\/\/[^\s/?#@\\]+([/?#]\S*)?$/i.test(text)) return { value: text };
				return { expected: "an http:// or https:// address such as https://hooks.example.com/x" };
			}
			function parseStatuses(text) {
				let value = wordsIn(text).map((part) => {
					let [, from, to = from] = /^([1-5]\d\d)(?:\s*-\s*([1-5]\d\d))?$/.exec(part) ?? [];
					return [Number(from), Number(to)];
				});
				if (value.length > 0 && value.every(([from, to]) => from <= to)) return { value };
				return { expected: "status codes such as 200-299 or 200,204" };
			}
			function quoting(expected, read) {
				return (text) => {
					let value = read(text);
					return value === void 0 ? { expected: `${expected}, not ${JSON.stringify(text)}` } : { value };
				};
			}
			function matching(form, expected, read = (text) => text) {
				return (text) => form.test(text) ? { value: read(text) } : { expected };
			}
			function parseWebUrl(text) {
				let url = /[\\\p{Cc}]/u.test(text) ? null : URL.parse(text);
				return url !== null && /^https?:$/.test(url.protocol) ? url : void 0;
			}
		}),
		9291: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			__nccwpck_require__.d(__webpack_exports__, {
				$T: () => parseMaxFailures,
				IS: () => shardOf,
				Y1: () => parseBatches,
				ZK: () => mostFailures,
				gN: () => sizesOf,
				uK: () => parseShard
			});
			var _input_values_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6057);
			let parseBatches = (0, _input_values_js__WEBPACK_IMPORTED_MODULE_0__.yu)("sizes of batches, counts from 1 or percentages from 1% to 100%, as in 1, 10%, 100%", (text) => {
				let sizes = text.split(/,|\r?\n/).map((part) => readShare(part.trim(), 1));
				return sizes.every((size) => size !== void 0) ? sizes : void 0;
			}), parseMaxFailures = (0, _input_values_js__WEBPACK_IMPORTED_MODULE_0__.yu)("a count of targets such as 2, or a percentage from 0% to 100%", (text) => readShare(text, 0)), parseShard = (0, _input_values_js__WEBPACK_IMPORTED_MODULE_0__.yu)("a part such as 2/5, the second of five; there are at most 1000", (text) => {
				let [, part, of] = (/^([1-9]\d{0,3})\/([1-9]\d{0,3})$/.exec(text) ?? []).map(Number);
				return part !== void 0 && of !== void 0 && part <= of && of <= 1e3 ? {
					part,
					of
				} : void 0;
			});
			function sizesOf(batches, total) {
				let sizes = [], rest = total;
				for (; rest > 0;) {
					let wanted = batches[sizes.length] ?? batches.at(-1) ?? { percent: 100 }, size = "count" in wanted ? wanted.count : Math.ceil(total * wanted.percent / 100);
					sizes.push(Math.min(Math.max(size, 1), rest));
					rest -= sizes.at(-1) ?? rest;
				}
				return sizes;
			}
			function mostFailures(max, total) {
				return "count" in max ? max.count : Math.floor(total * max.percent / 100);
			}
			function shardOf(list, { part, of }) {
				return list.filter((_, index) => index % of === part - 1);
			}
			function readShare(text, least) {
				let [, digits, percent] = /^(\d{1,6})(%?)$/.exec(text) ?? [], number = Number(digits ?? NaN);
				if (!(number >= least) || percent === "%" && number > 100) return;
				return percent === "%" ? { percent: number } : { count: number };
			}
		}),
		3080: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			__nccwpck_require__.d(__webpack_exports__, {
				Ke: () => matcherOf,
				Pt: () => isPattern,
				i: () => refusalOfPattern
			});
			function isPattern(site) {
				return site?.includes("*") === !0;
			}
			function refusalOfPattern(pattern, allowAll) {
				if (pattern === void 0 || !isPattern(pattern)) return;
				let labels = pattern.split(".");
				if (labels.some((label) => label === "" || isPattern(label) && label !== "*")) return `* for one whole label, as in *.shop.example, not ${JSON.stringify(pattern)}`;
				if (labels.every(isPattern) && !allowAll) return `a pattern that names a part of the domain, as in *.shop.example; ${pattern} takes sites of any name: to mean that, give max-failures`;
			}
			function matcherOf(pattern) {
				if (pattern === "*") return () => !0;
				let labels = pattern.split(".").map((label) => label === "*" ? "[^.]+" : label.replace(/[\\^$|?+()[\]{}]/g, "\\$&")), form = RegExp(`^${labels.join("\\.")}$`, "i");
				return (domain) => form.test(domain);
			}
		}),
		5079: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			__nccwpck_require__.d(__webpack_exports__, { $: () => fillVariables });
			var _dotenv_key_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6197);
			function fillVariables(text, environment) {
				let filled = [], problems = [], result = text.replace(/\$(\$?)\{([^{}]*)\}/g, (whole, escaped, name) => {
					if (escaped !== "") return whole.slice(1);
					let value = (0, _dotenv_key_js__WEBPACK_IMPORTED_MODULE_0__.m)(name) && !OF_THE_RUNNER.test(name) && Object.hasOwn(environment, name) ? environment[name] : void 0;
					value ? filled.push(value) : problems.push(variableProblem(name, value));
					return value ?? "";
				});
				/(?<!\$)\$\{(?![^{}]*\})/.test(text) && problems.push("no ${{ … }}, which GitHub fills in only in workflows, and no ${ without }; write a variable as ${NAME}");
				return {
					text: result,
					filled,
					problems
				};
			}
			function variableProblem(name, value) {
				if (!(0, _dotenv_key_js__WEBPACK_IMPORTED_MODULE_0__.m)(name)) return "only a variable's name in ${…}; for the text itself write $${…}";
				if (OF_THE_RUNNER.test(name)) return `another name than ${name}: names that begin so belong to the runner`;
				return `a variable ${name} in the env of the step for \${${name}}; ${value === void 0 ? "there is none" : "it is empty"}`;
			}
			let OF_THE_RUNNER = /^(ACTIONS|INPUT|STATE)_/i;
		}),
		2613: ((module) => {
			module.exports = require("assert");
		}),
		181: ((module) => {
			module.exports = require("buffer");
		}),
		5317: ((module) => {
			module.exports = require("child_process");
		}),
		4434: ((module) => {
			module.exports = require("events");
		}),
		9896: ((module) => {
			module.exports = require("fs");
		}),
		8611: ((module) => {
			module.exports = require("http");
		}),
		5692: ((module) => {
			module.exports = require("https");
		}),
		9278: ((module) => {
			module.exports = require("net");
		}),
		4589: ((module) => {
			module.exports = require("node:assert");
		}),
		6698: ((module) => {
			module.exports = require("node:async_hooks");
		}),
		4573: ((module) => {
			module.exports = require("node:buffer");
		}),
		1421: ((module) => {
			module.exports = require("node:child_process");
		}),
		7540: ((module) => {
			module.exports = require("node:console");
		}),
		7598: ((module) => {
			module.exports = require("node:crypto");
		}),
		3053: ((module) => {
			module.exports = require("node:diagnostics_channel");
		}),
		610: ((module) => {
			module.exports = require("node:dns");
		}),
		8474: ((module) => {
			module.exports = require("node:events");
		}),
		3024: ((module) => {
			module.exports = require("node:fs");
		}),
		1455: ((module) => {
			module.exports = require("node:fs/promises");
		}),
		7067: ((module) => {
			module.exports = require("node:http");
		}),
		2467: ((module) => {
			module.exports = require("node:http2");
		}),
		7030: ((module) => {
			module.exports = require("node:net");
		}),
		6760: ((module) => {
			module.exports = require("node:path");
		}),
		643: ((module) => {
			module.exports = require("node:perf_hooks");
		}),
		1792: ((module) => {
			module.exports = require("node:querystring");
		}),
		99: ((module) => {
			module.exports = require("node:sqlite");
		}),
		7075: ((module) => {
			module.exports = require("node:stream");
		}),
		7997: ((module) => {
			module.exports = require("node:timers");
		}),
		8500: ((module) => {
			module.exports = require("node:timers/promises");
		}),
		1692: ((module) => {
			module.exports = require("node:tls");
		}),
		3136: ((module) => {
			module.exports = require("node:url");
		}),
		7975: ((module) => {
			module.exports = require("node:util");
		}),
		3429: ((module) => {
			module.exports = require("node:util/types");
		}),
		8877: ((module) => {
			module.exports = require("node:v8");
		}),
		5919: ((module) => {
			module.exports = require("node:worker_threads");
		}),
		8522: ((module) => {
			module.exports = require("node:zlib");
		}),
		857: ((module) => {
			module.exports = require("os");
		}),
		6928: ((module) => {
			module.exports = require("path");
		}),
		932: ((module) => {
			module.exports = require("process");
		}),
		3193: ((module) => {
			module.exports = require("string_decoder");
		}),
		3557: ((module) => {
			module.exports = require("timers");
		}),
		4756: ((module) => {
			module.exports = require("tls");
		}),
		9023: ((module) => {
			module.exports = require("util");
		})
	}, __webpack_module_cache__ = {};
	function __nccwpck_require__(moduleId) {
		var cachedModule = __webpack_module_cache__[moduleId];
		if (cachedModule !== void 0) return cachedModule.exports;
		var module = __webpack_module_cache__[moduleId] = {
			id: moduleId,
			loaded: !1,
			exports: {}
		}, threw = !0;
		try {
			__webpack_modules__[moduleId](module, module.exports, __nccwpck_require__);
			threw = !1;
		} finally {
			threw && delete __webpack_module_cache__[moduleId];
		}
		module.loaded = !0;
		return module.exports;
	}
	__nccwpck_require__.m = __webpack_modules__;
	__nccwpck_require__ !== void 0 && (__nccwpck_require__.ab = __dirname + "/");
	(() => {
		var webpackQueues = typeof Symbol == "function" ? Symbol("webpack queues") : "__webpack_queues__", webpackExports = typeof Symbol == "function" ? Symbol("webpack exports") : "__webpack_exports__", webpackError = typeof Symbol == "function" ? Symbol("webpack error") : "__webpack_error__", resolveQueue = (queue) => {
			if (queue && queue.d < 1) {
				queue.d = 1;
				queue.forEach((fn) => fn.r--);
				queue.forEach((fn) => fn.r-- ? fn.r++ : fn());
			}
		}, wrapDeps = (deps) => deps.map((dep) => {
			if (typeof dep == "object" && dep) {
				if (dep[webpackQueues]) return dep;
				if (dep.then) {
					var queue = [];
					queue.d = 0;
					dep.then((r) => {
						obj[webpackExports] = r;
						resolveQueue(queue);
					}, (e) => {
						obj[webpackError] = e;
						resolveQueue(queue);
					});
					var obj = {};
					obj[webpackQueues] = (fn) => fn(queue);
					return obj;
				}
			}
			var ret = {};
			ret[webpackQueues] = (x) => {};
			ret[webpackExports] = dep;
			return ret;
		});
		__nccwpck_require__.a = (module, body, hasAwait) => {
			var queue;
			hasAwait && ((queue = []).d = -1);
			var depQueues = new Set(), exports = module.exports, currentDeps, outerResolve, reject, promise = new Promise((resolve, rej) => {
				reject = rej;
				outerResolve = resolve;
			});
			promise[webpackExports] = exports;
			promise[webpackQueues] = (fn) => (queue && fn(queue), depQueues.forEach(fn), promise.catch((x) => {}));
			module.exports = promise;
			body((deps) => {
				currentDeps = wrapDeps(deps);
				var fn, getResult = () => currentDeps.map((d) => {
					if (d[webpackError]) throw d[webpackError];
					return d[webpackExports];
				}), promise = new Promise((resolve) => {
					fn = () => resolve(getResult);
					fn.r = 0;
					var fnQueue = (q) => q !== queue && !depQueues.has(q) && (depQueues.add(q), q && !q.d && (fn.r++, q.push(fn)));
					currentDeps.map((dep) => dep[webpackQueues](fnQueue));
				});
				return fn.r ? promise : getResult();
			}, (err) => (err ? reject(promise[webpackError] = err) : outerResolve(exports), resolveQueue(queue)));
			queue && queue.d < 0 && (queue.d = 0);
		};
	})();
	__nccwpck_require__.n = (module) => {
		var getter = module && module.__esModule ? () => module.default : () => module;
		__nccwpck_require__.d(getter, { a: getter });
		return getter;
	};
	(() => {
		var getProto = Object.getPrototypeOf ? (obj) => Object.getPrototypeOf(obj) : (obj) => obj.__proto__, leafPrototypes;
		__nccwpck_require__.t = function(value, mode) {
			mode & 1 && (value = this(value));
			if (mode & 8) return value;
			if (typeof value == "object" && value) {
				if (mode & 4 && value.__esModule) return value;
				if (mode & 16 && typeof value.then == "function") return value;
			}
			var ns = Object.create(null);
			__nccwpck_require__.r(ns);
			var def = {};
			leafPrototypes ||= [
				null,
				getProto({}),
				getProto([]),
				getProto(getProto)
			];
			for (var current = mode & 2 && value; typeof current == "object" && !~leafPrototypes.indexOf(current); current = getProto(current)) Object.getOwnPropertyNames(current).forEach((key) => def[key] = () => value[key]);
			def.default = () => value;
			__nccwpck_require__.d(ns, def);
			return ns;
		};
	})();
	__nccwpck_require__.d = (exports, definition) => {
		for (var key in definition) __nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key) && Object.defineProperty(exports, key, {
			enumerable: !0,
			get: definition[key]
		});
	};
	(() => {
		__nccwpck_require__.f = {};
		__nccwpck_require__.e = (chunkId) => Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
			__nccwpck_require__.f[key](chunkId, promises);
			return promises;
		}, []));
	})();
	__nccwpck_require__.u = (chunkId) => "" + chunkId + ".index.js";
	__nccwpck_require__.o = (obj, prop) => Object.prototype.hasOwnProperty.call(obj, prop);
	__nccwpck_require__.r = (exports) => {
		typeof Symbol < "u" && Symbol.toStringTag && Object.defineProperty(exports, Symbol.toStringTag, { value: "Module" });
		Object.defineProperty(exports, "__esModule", { value: !0 });
	};
	__nccwpck_require__.nmd = (module) => {
		module.paths = [];
		module.children ||= [];
		return module;
	};
	(() => {
		var installedChunks = { 792: 1 }, installChunk = (chunk) => {
			var moreModules = chunk.modules, chunkIds = chunk.ids, runtime = chunk.runtime;
			for (var moduleId in moreModules) __nccwpck_require__.o(moreModules, moduleId) && (__nccwpck_require__.m[moduleId] = moreModules[moduleId]);
			runtime && runtime(__nccwpck_require__);
			for (var i = 0; i < chunkIds.length; i++) installedChunks[chunkIds[i]] = 1;
		};
		__nccwpck_require__.f.require = (chunkId, promises) => {
			installedChunks[chunkId] || installChunk(require("./" + __nccwpck_require__.u(chunkId)));
		};
	})();
	var __webpack_exports__ = {};
	__nccwpck_require__.r(__webpack_exports__);
	__nccwpck_require__.d(__webpack_exports__, {
		cli: () => cli,
		deployment: () => deployment,
		main: () => main
	});
	var external_os_ = __nccwpck_require__(857);
	function utils_toCommandValue(input) {
		if (input == null) return "";
		else if (typeof input == "string" || input instanceof String) return input;
		return JSON.stringify(input);
	}
	function toCommandProperties(annotationProperties) {
		if (!Object.keys(annotationProperties).length) return {};
		return {
			title: annotationProperties.title,
			file: annotationProperties.file,
			line: annotationProperties.startLine,
			endLine: annotationProperties.endLine,
			col: annotationProperties.startColumn,
			endColumn: annotationProperties.endColumn
		};
	}
	function command_issueCommand(command, properties, message) {
		let cmd = new Command(command, properties, message);
		process.stdout.write(cmd.toString() + external_os_.EOL);
	}
	function command_issue(name, message = "") {
		command_issueCommand(name, {}, message);
	}
	class Command {
		constructor(command, properties, message) {
			command ||= "missing.command";
			this.command = command;
			this.properties = properties;
			this.message = message;
		}
		toString() {
			let cmdStr = "::" + this.command;
			if (this.properties && Object.keys(this.properties).length > 0) {
				cmdStr += " ";
				let first = !0;
				for (let key in this.properties) if (this.properties.hasOwnProperty(key)) {
					let val = this.properties[key];
					if (val) {
						first ? first = !1 : cmdStr += ",";
						cmdStr += `${key}=${escapeProperty(val)}`;
					}
				}
			}
			cmdStr += `::${escapeData(this.message)}`;
			return cmdStr;
		}
	}
	function escapeData(s) {
		return utils_toCommandValue(s).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A");
	}
	function escapeProperty(s) {
		return utils_toCommandValue(s).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A").replace(/:/g, "%3A").replace(/,/g, "%2C");
	}
	let external_crypto_namespaceObject = require("crypto");
	var external_fs_ = __nccwpck_require__(9896);
	function file_command_issueFileCommand(command, message) {
		let filePath = process.env[`GITHUB_${command}`];
		if (!filePath) throw Error(`Unable to find environment variable for file command ${command}`);
		if (!external_fs_.existsSync(filePath)) throw Error(`Missing file at path: ${filePath}`);
		external_fs_.appendFileSync(filePath, `${utils_toCommandValue(message)}${external_os_.EOL}`, { encoding: "utf8" });
	}
	function file_command_prepareKeyValueMessage(key, value) {
		let delimiter = `ghadelimiter_${external_crypto_namespaceObject.randomUUID()}`, convertedValue = utils_toCommandValue(value);
		if (key.includes(delimiter)) throw Error(`Unexpected input: name should not contain the delimiter "${delimiter}"`);
		if (convertedValue.includes(delimiter)) throw Error(`Unexpected input: value should not contain the delimiter "${delimiter}"`);
		return `${key}<<${delimiter}${external_os_.EOL}${convertedValue}${external_os_.EOL}${delimiter}`;
	}
	__nccwpck_require__(6928);
	var ExitCode;
	(function(ExitCode) {
		ExitCode[ExitCode.Success = 0] = "Success";
		ExitCode[ExitCode.Failure = 1] = "Failure";
	})(ExitCode ||= {});
	function setSecret(secret) {
		command_issueCommand("add-mask", {}, secret);
	}
	function getInput(name, options) {
		let val = process.env[`INPUT_${name.replace(/ /g, "_").toUpperCase()}`] || "";
		if (options && options.required && !val) throw Error(`Input required and not supplied: ${name}`);
		if (options && options.trimWhitespace === !1) return val;
		return val.trim();
	}
	function setOutput(name, value) {
		if (process.env.GITHUB_OUTPUT) return file_command_issueFileCommand("OUTPUT", file_command_prepareKeyValueMessage(name, value));
		process.stdout.write(external_os_.EOL);
		command_issueCommand("set-output", { name }, utils_toCommandValue(value));
	}
	function error(message, properties = {}) {
		command_issueCommand("error", toCommandProperties(properties), message instanceof Error ? message.toString() : message);
	}
	function warning(message, properties = {}) {
		command_issueCommand("warning", toCommandProperties(properties), message instanceof Error ? message.toString() : message);
	}
	function notice(message, properties = {}) {
		command_issueCommand("notice", toCommandProperties(properties), message instanceof Error ? message.toString() : message);
	}
	function startGroup(name) {
		command_issue("group", name);
	}
	function endGroup() {
		command_issue("endgroup");
	}
	function saveState(name, value) {
		if (process.env.GITHUB_STATE) return file_command_issueFileCommand("STATE", file_command_prepareKeyValueMessage(name, value));
		command_issueCommand("save-state", { name }, utils_toCommandValue(value));
	}
	var log_style = __nccwpck_require__(5251), clock = __nccwpck_require__(5253), errors = __nccwpck_require__(8208);
	let runnerCommands = {
		endGroup,
		error,
		notice,
		setSecret,
		startGroup,
		warning
	};
	var external_node_fs_ = __nccwpck_require__(3024), summary_awaiter = function(thisArg, _arguments, P, generator) {
		function adopt(value) {
			return value instanceof P ? value : new P(function(resolve) {
				resolve(value);
			});
		}
		return new (P ||= Promise)(function(resolve, reject) {
			function fulfilled(value) {
				try {
					step(generator.next(value));
				} catch (e) {
					reject(e);
				}
			}
			function rejected(value) {
				try {
					step(generator.throw(value));
				} catch (e) {
					reject(e);
				}
			}
			function step(result) {
				result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
			}
			step((generator = generator.apply(thisArg, _arguments || [])).next());
		});
	};
	let { access, appendFile, writeFile } = external_fs_.promises, SUMMARY_ENV_VAR = "GITHUB_STEP_SUMMARY";
	class Summary {
		constructor() {
			this._buffer = "";
		}
		filePath() {
			return summary_awaiter(this, void 0, void 0, function* () {
				if (this._filePath) return this._filePath;
				let pathFromEnv = process.env[SUMMARY_ENV_VAR];
				if (!pathFromEnv) throw Error(`Unable to find environment variable for $${SUMMARY_ENV_VAR}. Check if your runtime environment supports job summaries.`);
				try {
					yield access(pathFromEnv, external_fs_.constants.R_OK | external_fs_.constants.W_OK);
				} catch {
					throw Error(`Unable to access summary file: '${pathFromEnv}'. Check if the file has correct read/write permissions.`);
				}
				this._filePath = pathFromEnv;
				return this._filePath;
			});
		}
		wrap(tag, content, attrs = {}) {
			let htmlAttrs = Object.entries(attrs).map(([key, value]) => ` ${key}="${value}"`).join("");
			if (!content) return `<${tag}${htmlAttrs}>`;
			return `<${tag}${htmlAttrs}>${content}</${tag}>`;
		}
		write(options) {
			return summary_awaiter(this, void 0, void 0, function* () {
				let overwrite = !!options?.overwrite, filePath = yield this.filePath();
				yield (overwrite ? writeFile : appendFile)(filePath, this._buffer, { encoding: "utf8" });
				return this.emptyBuffer();
			});
		}
		clear() {
			return summary_awaiter(this, void 0, void 0, function* () {
				return this.emptyBuffer().write({ overwrite: !0 });
			});
		}
		stringify() {
			return this._buffer;
		}
		isEmptyBuffer() {
			return this._buffer.length === 0;
		}
		emptyBuffer() {
			this._buffer = "";
			return this;
		}
		addRaw(text, addEOL = !1) {
			this._buffer += text;
			return addEOL ? this.addEOL() : this;
		}
		addEOL() {
			return this.addRaw(external_os_.EOL);
		}
		addCodeBlock(code, lang) {
			let attrs = Object.assign({}, lang && { lang }), element = this.wrap("pre", this.wrap("code", code), attrs);
			return this.addRaw(element).addEOL();
		}
		addList(items, ordered = !1) {
			let tag = ordered ? "ol" : "ul", listItems = items.map((item) => this.wrap("li", item)).join(""), element = this.wrap(tag, listItems);
			return this.addRaw(element).addEOL();
		}
		addTable(rows) {
			let tableBody = rows.map((row) => {
				let cells = row.map((cell) => {
					if (typeof cell == "string") return this.wrap("td", cell);
					let { header, data, colspan, rowspan } = cell, tag = header ? "th" : "td", attrs = Object.assign(Object.assign({}, colspan && { colspan }), rowspan && { rowspan });
					return this.wrap(tag, data, attrs);
				}).join("");
				return this.wrap("tr", cells);
			}).join(""), element = this.wrap("table", tableBody);
			return this.addRaw(element).addEOL();
		}
		addDetails(label, content) {
			let element = this.wrap("details", this.wrap("summary", label) + content);
			return this.addRaw(element).addEOL();
		}
		addImage(src, alt, options) {
			let { width, height } = options || {}, attrs = Object.assign(Object.assign({}, width && { width }), height && { height }), element = this.wrap("img", null, Object.assign({
				src,
				alt
			}, attrs));
			return this.addRaw(element).addEOL();
		}
		addHeading(text, level) {
			let tag = `h${level}`, allowedTag = [
				"h1",
				"h2",
				"h3",
				"h4",
				"h5",
				"h6"
			].includes(tag) ? tag : "h1", element = this.wrap(allowedTag, text);
			return this.addRaw(element).addEOL();
		}
		addSeparator() {
			let element = this.wrap("hr", null);
			return this.addRaw(element).addEOL();
		}
		addBreak() {
			let element = this.wrap("br", null);
			return this.addRaw(element).addEOL();
		}
		addQuote(text, cite) {
			let attrs = Object.assign({}, cite && { cite }), element = this.wrap("blockquote", text, attrs);
			return this.addRaw(element).addEOL();
		}
		addLink(text, href) {
			let element = this.wrap("a", text, { href });
			return this.addRaw(element).addEOL();
		}
	}
	let summary = new Summary();
	function createRunnerFiles(env, warn) {
		let warned = new Set(), warnOf = (what, error) => {
			if (warned.has(what)) return;
			warned.add(what);
			warn(`${what} could not be written (${(0, errors.$N)(error) || "no file, or no access to it"}); the run itself is not affected.`);
		};
		function add(what, variable, write) {
			let file = env[variable] ?? "";
			if (file === "") return;
			let size = sizeOf(file);
			try {
				write();
			} catch (error) {
				sizeOf(file) > size && (0, external_node_fs_.truncateSync)(file, size);
				warnOf(what, error);
			}
		}
		return {
			setOutputs: (outputs) => add("The outputs", "GITHUB_OUTPUT", () => {
				for (let [name, value] of Object.entries(outputs)) setOutput(name, value);
			}),
			saveState: (name, value) => add("The state", "GITHUB_STATE", () => saveState(name, value)),
			async writeSummary(markdown) {
				if (!env.GITHUB_STEP_SUMMARY) return;
				await summary.addRaw(markdown, !0).write().catch((error) => warnOf("The job summary", error));
			}
		};
	}
	let sizeOf = (file) => (0, external_node_fs_.statSync)(file, { throwIfNoEntry: !1 })?.size ?? 0;
	var silence = __nccwpck_require__(3565), workspace = __nccwpck_require__(4399), step = __nccwpck_require__(2858);
	async function main() {
		(0, silence.a)(process);
		let { env, stdout } = process, cancel = new AbortController();
		for (let signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => cancel.abort(new errors.cc("The workflow was cancelled.")));
		let roots = (0, workspace.RD)(env), host = {
			get: (name) => getInput(name, { trimWhitespace: !1 }),
			readFile: (path, most) => (0, workspace.sL)(path, roots, most),
			env,
			log: stdout,
			logStyle: (0, log_style.H)("action", stdout.isTTY === !0, env, runnerCommands),
			createFiles: (warn) => createRunnerFiles(env, warn),
			clock: (0, clock.ts)(process.uptime),
			cancel
		};
		await (0, step.R)(host, process, (done) => stdout.write("", done));
	}
	let cli = () => __nccwpck_require__.e(713).then(__nccwpck_require__.bind(__nccwpck_require__, 2713)), deployment = () => Promise.all([__nccwpck_require__.e(99), __nccwpck_require__.e(58)]).then(__nccwpck_require__.bind(__nccwpck_require__, 5058));
	module.exports = __webpack_exports__;
})();
