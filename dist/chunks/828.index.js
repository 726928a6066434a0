"use strict";
exports.id = 828;
exports.ids = [828, 5937];
exports.modules = {
	2304: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			deploymentId: () => deploymentId,
			getDeployScript: () => getDeployScript,
			patchDeployScript: () => patchDeployScript,
			postDeploy: () => postDeploy
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8395), _endpoint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8495), _fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9407), _limits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2258);
		let path = "/api/servers/{server}/sites/{site}/deploy", getDeployScript = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.KW)(`${path}/script`, (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.rr)("deploy_script")), patchDeployScript = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.x4)("PATCH", `${path}/script`, {
			retry: "replace",
			body: zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({ deploy_script: (0, _fields_js__WEBPACK_IMPORTED_MODULE_1__.r0)({ most: _limits_js__WEBPACK_IMPORTED_MODULE_3__.W }) }),
			answer: _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.H2
		}), deploymentId = zod_mini__WEBPACK_IMPORTED_MODULE_2__.FsL((0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__._L)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_2__.aig()])), zod_mini__WEBPACK_IMPORTED_MODULE_2__.pdi((id) => {
			let text = typeof id == "number" && !Number.isSafeInteger(id) ? "" : String(id ?? "");
			return /^(?!\.*$)\S{1,200}$/.test(text) && text.isWellFormed() ? text : void 0;
		})), triggered = zod_mini__WEBPACK_IMPORTED_MODULE_2__.MfU(zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({
			deployment_id: deploymentId,
			message: (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__._L)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP()),
			error: (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__._L)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP()),
			has_repository: (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__._L)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.zMY())
		}), {
			deployment_id: void 0,
			message: void 0,
			error: void 0,
			has_repository: void 0
		}), trigger = zod_mini__WEBPACK_IMPORTED_MODULE_2__.FsL(zod_mini__WEBPACK_IMPORTED_MODULE_2__.pdi((answer) => [answer, (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.oA)(answer)]), zod_mini__WEBPACK_IMPORTED_MODULE_2__.FsL(zod_mini__WEBPACK_IMPORTED_MODULE_2__.PVZ([triggered, triggered]), zod_mini__WEBPACK_IMPORTED_MODULE_2__.pdi(([outer, inner]) => ({
			id: outer.deployment_id ?? inner.deployment_id,
			said: (outer.message ?? inner.message ?? outer.error ?? "").slice(0, 300),
			hasRepository: outer.has_repository !== !1 && inner.has_repository !== !1
		})))), variables = zod_mini__WEBPACK_IMPORTED_MODULE_2__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({ variables: zod_mini__WEBPACK_IMPORTED_MODULE_2__.g1P(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP()) })), postDeploy = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.x4)("POST", path, {
			retry: "once",
			body: variables,
			answer: trigger,
			verbatim: !0
		});
	}),
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
	9407: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Qq: () => text,
			Z9: () => wordsOf,
			lq: () => optional,
			n8: () => line,
			qP: () => webUrl,
			r0: () => wholeText,
			rD: () => wholeNumber,
			yL: () => oneOf
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8395), zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3759), zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9396), _net_web_url_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9613);
		let UNBOUNDED = Infinity;
		function text({ least = 1, most = UNBOUNDED } = {}) {
			let range = least === 1 ? `at most ${most}` : `${least} to ${most}`, length = most === UNBOUNDED ? "" : ` of ${range} characters`;
			return wholeText({
				least,
				most
			}).check(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YPB((value) => value.trim() !== ""), zod_mini__WEBPACK_IMPORTED_MODULE_0__.q0y(`a text${length}, not blank`));
		}
		function wholeText({ least = 0, most = UNBOUNDED } = {}) {
			let isWithin = (value) => {
				let { length } = [...value];
				return length >= least && length <= most && value.isWellFormed();
			}, length = most === UNBOUNDED ? "" : ` of at most ${most} characters`;
			return zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YPB(isWithin), zod_mini__WEBPACK_IMPORTED_MODULE_0__.mIj({
				...least > 0 && { minLength: least },
				...most < UNBOUNDED && { maxLength: most }
			}), zod_mini__WEBPACK_IMPORTED_MODULE_0__.q0y(`a text${length}, which may be empty`));
		}
		function line(bounds) {
			let inner = text(bounds);
			return inner.check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Fk(/^[^\r\n\0]*$/), zod_mini__WEBPACK_IMPORTED_MODULE_0__.q0y(`${wordsOf(inner)}, in one line`));
		}
		function wholeNumber(least, most) {
			let words = `a whole number from ${least} to ${most}`;
			return zod_mini__WEBPACK_IMPORTED_MODULE_0__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.qm(least), zod_mini__WEBPACK_IMPORTED_MODULE_1__.Zm(most), zod_mini__WEBPACK_IMPORTED_MODULE_0__.q0y(words));
		}
		let webUrl = zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Fk(_net_web_url_js__WEBPACK_IMPORTED_MODULE_2__.r), zod_mini__WEBPACK_IMPORTED_MODULE_0__.YPB(_net_web_url_js__WEBPACK_IMPORTED_MODULE_2__.O), zod_mini__WEBPACK_IMPORTED_MODULE_0__.mIj({
			format: "uri",
			description: "an http or https URL without a user name and password"
		}));
		function oneOf(words) {
			return zod_mini__WEBPACK_IMPORTED_MODULE_0__.k5n(words).check(zod_mini__WEBPACK_IMPORTED_MODULE_0__.q0y(`one of ${words.join(", ")}`));
		}
		function optional(field) {
			return zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(field).check(zod_mini__WEBPACK_IMPORTED_MODULE_0__.q0y(wordsOf(field)));
		}
		function wordsOf(field) {
			return zod_mini__WEBPACK_IMPORTED_MODULE_3__.fd.get(field)?.description ?? "";
		}
	}),
	5236: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			getServer: () => getServer,
			getServerLogs: () => getServerLogs,
			getServers: () => getServers,
			postOpcacheRefresh: () => postOpcacheRefresh,
			postServerRestart: () => postServerRestart
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8395), _endpoint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8495), _log_entry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4163);
		let server = zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({
			id: _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.nd,
			name: zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP(),
			status: (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__._L)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP())
		}), getServers = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.KW)("/api/servers", (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.p_)(server)), getServer = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.KW)("/api/servers/{server}", (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.g1)(server)), getServerLogs = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.KW)("/api/servers/{server}/logs", (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.p_)(_log_entry_js__WEBPACK_IMPORTED_MODULE_1__.JN)), postServerRestart = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.qs)("POST", "/api/servers/{server}/restart", "once", _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.H2), postOpcacheRefresh = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.qs)("POST", "/api/servers/{server}/refresh-opcache", "flag", _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.H2);
	}),
	7707: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$Q: () => PACES,
			BR: () => PATIENCE_WITHOUT_API_MS,
			LC: () => readUntil,
			LP: () => LAG_WINDOW_MS,
			fm: () => waitFor
		});
		var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8208), _endpoint_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8495);
		let LAG_WINDOW_MS = 1e4, PATIENCE_WITHOUT_API_MS = 12e4, quarterUpTo = (longestMs) => (waitedMs) => Math.min(longestMs, Math.max(1e3, waitedMs / 4)), PACES = {
			site: quarterUpTo(5e3),
			server: quarterUpTo(1e4),
			page: (_, lastMs) => lastMs === void 0 ? 0 : 1e3,
			write: (waitedMs, lastMs) => lastMs === void 0 ? 0 : Math.min(Math.max(250, 2 * lastMs), Math.max(3e3, waitedMs / 10))
		};
		async function waitFor({ look, judge, pauses, windowMs = Infinity, inARow = 1, ...awaited }, { clock, signal }) {
			let answeredAt = clock.now(), { startedAt } = awaited, waitedMs = () => clock.now() - (startedAt ?? clock.now()), [good, holdMs] = [0, 0], pauseMs, oddAt;
			for (;;) {
				pauseMs = pauses(waitedMs(), pauseMs);
				let sleepMs = Math.min(Math.max(pauseMs, holdMs), windowMs - waitedMs());
				sleepMs > 0 && await clock.sleep(sleepMs, signal);
				holdMs = 0;
				try {
					let seen = await look();
					answeredAt = clock.now();
					let state = judge(seen);
					good = state === "there" ? good + 1 : 0;
					oddAt = state === "odd" ? oddAt ?? answeredAt : void 0;
					if (good === inARow) return {
						end: "there",
						seen
					};
					if (answeredAt - (oddAt ?? answeredAt) >= LAG_WINDOW_MS) return {
						end: "odd",
						seen
					};
					if (waitedMs() >= windowMs) return {
						end: "late",
						seen
					};
				} catch (error) {
					let { silentMs = 0, onSilence } = awaited;
					if (!(0, _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.WG)(error) || clock.now() - answeredAt >= silentMs) throw error;
					onSilence?.(error);
					holdMs = Math.min(_endpoint_js__WEBPACK_IMPORTED_MODULE_1__.U5, error.retryAfterMs ?? 0);
				}
				startedAt ??= clock.now();
			}
		}
		async function readUntil(read, accept, awaited, patience, windowMs = LAG_WINDOW_MS) {
			let judge = (value) => accept(value) ? "there" : "pending", { end, seen } = await patience.during({
				doing: "reading back",
				awaited: () => `waiting for ${awaited}`
			}, () => waitFor({
				look: read,
				judge,
				pauses: PACES.write,
				windowMs
			}, patience));
			return {
				accepted: end === "there",
				value: seen
			};
		}
	}),
	3210: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			KI: () => findLive,
			ej: () => withoutFailed,
			nB: () => reportedIn
		});
		var _api_deploy_log_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3122), _api_deployment_records_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5926), _api_shown_time_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6403), _core_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8208), _script_exit_report_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6074);
		async function findLive(source, { entries }, lastDeployAt) {
			try {
				let deploys = entries.filter(isDeploy), reported = await findReported(source, deploys, lastDeployAt), isNewest = reported?.place === 0, listed = isNewest ? void 0 : await findSuccess(source, deploys), [{ created_at: begunAt = null, content = "" } = {}] = deploys, isUnderWay = lastDeployAt !== void 0 && (0, _api_shown_time_js__WEBPACK_IMPORTED_MODULE_4__.d8)(begunAt, lastDeployAt), isUntold = (0, _script_exit_report_js__WEBPACK_IMPORTED_MODULE_3__.LD)(content).length === 0;
				if (listed === void 0 && !isNewest && reported !== void 0 && isUntold && !isUnderWay) return { why: "the newest deploy in the log has no exit report" };
				return newestOf(reported, listed);
			} catch (error) {
				if (error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_2__.hD) return {
					why: (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_2__.WE)(error),
					mayPass: !0
				};
				throw error;
			}
		}
		function reportedIn({ entries }, lastDeployAt) {
			let newest = entries.find(isDeploy);
			return newest && goodIn(newest, 0, lastDeployAt)?.commit;
		}
		let isDeploy = ({ type }) => type === "deploy" || type === void 0;
		async function withoutFailed(source, log) {
			try {
				let failed = (await readDeployments(source)).filter(({ status }) => status === "failed"), ids = new Set(failed.flatMap(({ log_id: id }) => id ?? []));
				return {
					...log,
					entries: log.entries.filter(({ id }) => id === void 0 || !ids.has(id))
				};
			} catch (error) {
				if (error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_2__.hD) return log;
				throw error;
			}
		}
		function newestOf(reported, listed) {
			if (reported?.commit === void 0 || listed === void 0) return liveBy(listed ?? reported);
			if (listed.place !== void 0 && listed.place === reported.place || listed.commit !== void 0 && reported.commit.startsWith(listed.commit)) return { commit: reported.commit };
			if (listed.place === void 0 || reported.place === void 0) return { why: "the log and the deployments of the site disagree, and no log_id shows their order" };
			return liveBy(listed.place < reported.place ? listed : reported);
		}
		function liveBy(good) {
			return good?.commit === void 0 ? { why: "neither an exit report in the log nor a deployment shows which commit is live" } : { commit: good.commit };
		}
		async function findReported(source, deploys, lastDeployAt) {
			for (let [place, entry] of deploys.entries()) {
				let found = goodIn(entry, place, lastDeployAt);
				if (found !== void 0) return found;
			}
			let [newest] = deploys;
			if (newest?.id === void 0 || newest.content !== void 0) return;
			let content = await (0, _api_deploy_log_js__WEBPACK_IMPORTED_MODULE_0__.Mz)(source, newest.id);
			return goodIn({
				...newest,
				content
			}, 0, lastDeployAt);
		}
		function goodIn(entry, place, lastDeployAt = null) {
			let report = (0, _script_exit_report_js__WEBPACK_IMPORTED_MODULE_3__.LD)(entry.content ?? "").at(-1);
			if (report?.exitStatus !== 0 || report.commit === void 0) return;
			if (isOfAnother(report, entry.created_at, lastDeployAt)) return;
			return {
				commit: report.commit,
				place
			};
		}
		let [OFF_MS, MOST_OFF_MS] = [5e3, 12e4];
		function isOfAnother(report, begunAt, lastDeployAt) {
			let endedMs = (0, _script_exit_report_js__WEBPACK_IMPORTED_MODULE_3__.nR)(report);
			if (begunAt === null || endedMs === void 0 || (0, _api_shown_time_js__WEBPACK_IMPORTED_MODULE_4__.d8)(lastDeployAt, begunAt)) return !1;
			let goesOn = lastDeployAt !== null && (0, _api_shown_time_js__WEBPACK_IMPORTED_MODULE_4__.d8)(begunAt, lastDeployAt);
			return (0, _api_shown_time_js__WEBPACK_IMPORTED_MODULE_4__.Y8)(begunAt, endedMs, goesOn ? OFF_MS : MOST_OFF_MS, -1);
		}
		async function findSuccess(source, deploys) {
			let placeOf = (logId) => deploys.findIndex(({ id }) => id !== void 0 && id === logId), hasFailed = (logId) => ((0, _script_exit_report_js__WEBPACK_IMPORTED_MODULE_3__.LD)(deploys[placeOf(logId)]?.content ?? "").at(-1)?.exitStatus ?? 0) !== 0, newest = (await readDeployments(source)).find(({ status, log_id: id }) => status === "success" && !hasFailed(id));
			if (newest === void 0) return;
			let place = placeOf(newest.log_id);
			return {
				commit: newest.commit_hash,
				place: place === -1 ? void 0 : place
			};
		}
		async function readDeployments({ reader, target }) {
			let shown = await (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_2__.MW)(reader.read(_api_deployment_records_js__WEBPACK_IMPORTED_MODULE_1__.hE, target), void 0);
			return (0, _api_deployment_records_js__WEBPACK_IMPORTED_MODULE_1__.qU)(shown?.items ?? []);
		}
	}),
	2809: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { D: () => QUIET });
		let QUIET = {
			info() {},
			warning() {},
			plan() {},
			remote: () => ({
				push() {},
				end() {}
			})
		};
	}),
	2705: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			c: () => isSameText,
			f: () => normalizeText
		});
		function normalizeText(text) {
			return text.replaceAll("\r\n", "\n").trim();
		}
		function isSameText(text, other) {
			return normalizeText(text) === normalizeText(other);
		}
	}),
	8318: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			guardCommit: () => guardCommit,
			w: () => guardOrder,
			guardTrigger: () => guardTrigger
		});
		var deploy_log = __webpack_require__(3122), deployments = __webpack_require__(2304), errors = __webpack_require__(8208), commit_order = __webpack_require__(2382), live_commit = __webpack_require__(3210);
		async function refuseOlder(asking, shown, then) {
			let { commit, olderCommit, orderOf, log } = asking, sign = signOf(shown);
			if (then !== void 0 && sign !== void 0 && then.sign === sign) return then;
			if (shown.lastDeployAt === null && shown.log.entries.length === 0) return {
				sign,
				commit: void 0
			};
			let found = await (0, live_commit.KI)(asking, shown.log, shown.lastDeployAt);
			if ("why" in found) {
				log.info(`not checked whether a newer commit than ${(0, commit_order.Ax)(commit)} is live: ${found.why}`);
				return {
					sign: found.mayPass ? void 0 : sign,
					commit: void 0
				};
			}
			let live = found.commit;
			if (commit.startsWith(live)) return {
				sign,
				commit
			};
			if (then?.commit?.startsWith(live)) return {
				...then,
				sign
			};
			let answer = await orderOf(commit, live), [ours, name] = [(0, commit_order.Ax)(commit), (0, commit_order.Ax)(live)];
			if (answer.order === "older" && olderCommit === "refuse") {
				let sure = await (0, live_commit.ej)(asking, shown.log);
				if (sure.entries.length < shown.log.entries.length) return {
					...await refuseOlder(asking, {
						...shown,
						log: sure
					}, then),
					sign
				};
				throw new errors.OK("older-commit", `Commit ${ours} was not deployed: it is older than ${name}, which is live.`, "To deploy it anyway, set older-commit: deploy.");
			}
			answer.order === "diverged" && log.warning(`${ours} and the live commit ${name} are on different branches: neither is older.`);
			answer.order === "unclear" && log.info(`not checked whether ${ours} is older than the live commit ${name}: ${answer.why}`);
			return sayGoesOut(asking, live, answer, sign);
		}
		async function seeLive(asking, { log, lastDeployAt }) {
			let { commit } = asking, live = (0, live_commit.nB)(log, lastDeployAt);
			if (live === void 0 || commit.startsWith(live)) return {
				sign: void 0,
				commit: live && commit
			};
			return sayGoesOut(asking, live, await asking.orderOf(commit, live, "git"));
		}
		function sayGoesOut({ commit: ours, log }, live, answer, sign) {
			let { other: commit = live, goesOut = [] } = answer;
			for (let [nth, line] of goesOut.entries()) log.info(nth === 0 ? `${(0, commit_order.Ax)(ours)} ${line}, which is live` : `  - ${line}`);
			return {
				sign,
				commit,
				ours,
				goesOut
			};
		}
		function signOf({ lastDeployAt, log }) {
			if (log.entries.some(({ content }) => content === void 0)) return;
			let entries = log.entries.map(({ id, created_at, content }) => [
				id,
				created_at,
				content?.length
			]);
			return JSON.stringify([lastDeployAt, entries]);
		}
		var common = __webpack_require__(6192), pinned_commit = __webpack_require__(7691), target = __webpack_require__(3242);
		async function guardCommit(commit, given) {
			let { inputs, facts, before } = given;
			if (typeof facts.site != "object") return;
			inputs.commitBy === "variable" && !before.some(({ pinsCommit }) => pinsCommit) && await guardScript(given);
			(given.dryRun || needsLive(inputs)) && await guardOrder(commit, given);
		}
		function needsLive({ olderCommit, rollbackOnFailure, commitBy }) {
			return olderCommit === "refuse" || rollbackOnFailure && commitBy === "variable";
		}
		async function guardTrigger(commit, inputs, applying, shown) {
			let { facts, learn } = applying, asking = {
				...applying,
				...inputs,
				commit,
				target: (0, target.$)(facts)
			};
			needsLive(inputs) ? learn({ live: await refuseOlder(asking, shown, facts.live) }) : facts.deploy === void 0 && learn({ live: await seeLive(asking, shown) });
		}
		async function guardScript({ facts, reader, learn }) {
			let script = await reader.read(deployments.getDeployScript, (0, target.$)(facts));
			learn({ script: {
				before: script,
				after: script
			} });
			if (script === null) return;
			let pinned = (0, pinned_commit.I)(script);
			if (pinned === void 0 && (0, pinned_commit.Se)(script)) return;
			let problem = pinned === void 0 ? "does not use $SITE_DEPLOY_COMMIT, but commit is given." : `still has the line of an earlier run that pins commit ${pinned}.`;
			throw new errors.OK("script-ignores-commit", `The site's deploy script ${problem}`, `Run update-deploy-script before deploy, or change the script. Instead of updating to the head of the branch, let it run: ${common.ot}`);
		}
		async function guardOrder(commit, given) {
			let { inputs, facts, log, learn } = given;
			if (typeof facts.site != "object" || facts.live !== void 0) return;
			let asking = {
				...given,
				...inputs,
				commit,
				target: (0, target.$)(facts)
			};
			try {
				learn({ live: await refuseOlder(asking, {
					lastDeployAt: facts.site.last_deploy_at ?? null,
					log: await (0, deploy_log.x6)(asking)
				}) });
			} catch (error) {
				if (!(error instanceof errors.hD)) throw error;
				log.info(`not checked whether a newer commit is live: ${(0, errors.WE)(error)}`);
				learn({ live: {
					commit: void 0,
					sign: void 0
				} });
			}
		}
	}),
	828: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			checkCertificate: () => work,
			deleteSite: () => delete_site_work_work,
			ensureRepository: () => installation,
			ensureSite: () => ensure_site_work_work,
			installBlogapp: () => blogapp,
			installCloudstore: () => installCloudstore,
			refreshOpcache: () => refreshOpcache,
			removeRepository: () => removal,
			restartServer: () => restart_server_work_work,
			sweepPreviews: () => sweep_previews_work_work,
			syncEnv: () => sync_env_work_work,
			uninstallBlogapp: () => noBlogapp,
			uninstallCloudstore: () => uninstallCloudstore,
			updateDeployScript: () => update_deploy_script_work_work,
			updateNotifications: () => update_notifications_work_work
		});
		var servers = __webpack_require__(5236), settle = __webpack_require__(3337), site_parts = __webpack_require__(7934), site_target = __webpack_require__(3242), operation = __webpack_require__(83), pages = __webpack_require__(5272), shown_time = __webpack_require__(6403), endpoint = __webpack_require__(8495), api_sites = __webpack_require__(8656);
		let path = "/api/servers/{server}/sites/{site}", getRepository = (0, endpoint.KW)(`${path}/repository`, (0, endpoint.Ks)(api_sites.repository)), getCertificates = (0, endpoint.KW)(`${path}/certificates`, (0, endpoint.L$)(site_parts.certificate));
		var count = __webpack_require__(3152), errors = __webpack_require__(8208), site_presence = __webpack_require__(4156);
		let work = { async plan({ inputs: { id, minDays }, facts, reader, log, epochMs }) {
			if (typeof facts.site != "object") {
				log.info("the site does not exist yet, and has no certificate");
				return operation.KN;
			}
			let target = (0, site_target.$)(facts);
			judge(await (id === void 0 ? findOne(reader, target, facts.site.domain) : reader.read(site_parts.getCertificate, {
				...target,
				certificate: id
			})).catch((cause) => {
				if (!(0, errors.G3)(cause)) throw cause;
				let message = id ? `The site has no certificate ${id}.` : UNLISTED;
				throw new errors.OK("certificate-bad", message, LOOK_IT_UP, { cause });
			}), minDays, epochMs(), log);
			return operation.KN;
		} }, UNLISTED = "The service does not list certificates.", LOOK_IT_UP = "Look certificate-id up in the service's own pages. A renewed certificate may have another id.";
		async function findOne(reader, target, domain) {
			let all = await (0, pages.C)(reader, getCertificates, target);
			if (all === null) throw new errors.OK("certificate-bad", UNLISTED, LOOK_IT_UP);
			let end = ({ expires_at }) => (0, shown_time.Hi)(expires_at ?? null) ?? 0, [best] = all.filter((shown) => isActive(shown) && isOf(shown, domain)).toSorted((a, b) => end(b) - end(a));
			if (best !== void 0) return best;
			let message = `The site has no active certificate of ${domain}. Its certificates: ${all.map((shown) => `${shown.id} of ${shown.domain ?? "unknown domains"} (${statusIn(shown)})`).join(", ") || "none"}.`;
			throw new errors.OK("certificate-bad", message, "Request one in the service's own pages, or set certificate-id to check another one.");
		}
		function statusIn(shown) {
			return isActive(shown) ? "active" : shown.status ?? "not active";
		}
		function isActive({ active, status }) {
			return active ?? status === "active";
		}
		function isOf({ domain: named = "" }, domain) {
			let [host = ""] = domain.split("."), names = named.split(/[\s,]+/).map((name) => name.replace(/^\*(?=\.)/, host));
			return [named.trim(), domain].includes("") || names.some((name) => (0, site_presence.DW)(name, domain));
		}
		let DAY_MS = 864e5;
		function judge(certificate, minDays, nowEpochMs, log) {
			let named = `The certificate ${certificate.id}${certificate.domain ? ` of ${certificate.domain}` : ""}`, bad = (words, next = RENEW) => new errors.OK("certificate-bad", `${named} ${words}.`, next), { status, expires_at } = certificate;
			if (!isActive(certificate)) throw bad(`is not active${status === void 0 ? "" : `: its status is “${status}”`}`);
			let expiresAt = (0, shown_time.Hi)(expires_at ?? null);
			if (expiresAt === void 0) throw bad("cannot be judged: its expiry is not shown as YYYY-MM-DD HH:MM:SS", LOOK_AT_IT);
			let end = `${new Date(expiresAt).toISOString().slice(0, 19).replace("T", " ")} UTC`, leftMs = expiresAt - nowEpochMs;
			if (leftMs <= 0) throw bad(`has expired: ${end}`);
			let days = Math.floor(leftMs / DAY_MS), when = `${end}, ${days === 0 ? "within a day" : `in ${(0, count.U)(days, "day")}`}`;
			if (leftMs <= minDays * DAY_MS) throw bad(`expires too soon: ${when}; certificate-min-days is ${minDays}`);
			leftMs > 2 * minDays * DAY_MS ? log.info(`${named} is active; it expires ${when}`) : log.warning(`${named} expires soon: ${when}. With ${minDays} days or less this fails.`);
		}
		let LOOK_AT_IT = "Look at the certificate in the service's own pages.", RENEW = "Renew the certificate in the service's own pages, and find out why it was not renewed automatically.";
		var site_status = __webpack_require__(2492);
		let delete_site_work_work = { async plan({ inputs: { site: wanted, confirmDelete: domain }, ...planning }) {
			let { dryRun, log } = planning, { site } = planning.facts;
			if (site === "missing") {
				log.info(`there is no site ${wanted} on this server: it counts as deleted`);
				return operation.KN;
			}
			if (site !== "planned" && (0, site_presence.vx)(site)) {
				log.info(`the site ${(0, site_presence.Ku)(site)} is being deleted already`);
				dryRun || await (0, site_presence.Ly)(site, planning);
				return operation.KN;
			}
			let named = site === "planned" ? wanted : (0, site_presence.Ku)(site);
			return { changes: [(0, operation.AS)(`delete the site ${named}`, {
				named,
				domain
			}, (sent, applying) => removeSite({
				id: (0, site_target.$)(applying.facts).site,
				domain: sent.domain
			}, applying))] };
		} };
		async function removeSite({ id, domain }, applying) {
			let { facts, writer, reader, patience } = applying, target = {
				server: facts.serverId,
				site: id
			}, label = (0, site_presence.Ku)({
				id,
				domain
			}), gone = {
				changed: !1,
				summary: `the site ${label} was gone already`
			}, itself = await (0, site_presence.Us)(reader, target), now = itself?.domain ? itself : await (0, site_presence.dt)(reader, target) ?? itself;
			if (now === void 0) return gone;
			(0, site_presence.qb)({
				id,
				domain: now.domain || "a site without a domain"
			}, {
				id,
				domain
			});
			if ((0, site_presence.vx)(now)) return {
				...gone,
				summary: `the site ${label} is being deleted already`
			};
			let isGone = async (saysGone) => {
				let shown = saysGone ? void 0 : await (0, site_presence.Us)(reader, target), isListed = saysGone || (0, site_status.u)(now.status) !== void 0, site = shown ?? (isListed ? await (0, site_presence.dt)(reader, target) : void 0);
				if (site !== void 0 && !(0, site_presence.vx)(site)) return !1;
				site !== void 0 && await (0, site_presence.Ly)(site, applying);
				return !0;
			}, message = `The deletion of the site ${label} could not be confirmed.`;
			return await (0, settle.uj)(() => writer.write(api_sites.deleteSite, target, void 0), isGone, [message, "Run again in a minute: a site that is gone by then counts as deleted."], patience) ? {
				changed: !0,
				summary: `deleted the site ${label}`
			} : gone;
		}
		let ensure_site_work_work = { async plan({ inputs, ...planning }) {
			let { dryRun, facts, log } = planning, { site: found } = facts;
			if (found === "planned") return operation.KN;
			if (found !== "missing") {
				if (!(0, site_presence.vx)(found)) return operation.KN;
				log.info(`the site ${(0, site_presence.Ku)(found)} is being deleted: it is created again once it is gone`);
				dryRun || await (0, site_presence.Ly)(found, planning);
			}
			let { site: root_domain, webDirectory: web_directory, projectRoot: project_root } = inputs, wanted = {
				root_domain,
				web_directory,
				project_root
			};
			found === "missing" && facts.lookalikes?.length && log.warning(`The server has no site ${root_domain}, but it has ${facts.lookalikes.join(", ")}: ensure-site ${dryRun ? "would create" : "creates"} another site. If that is a typo, correct the input site.`);
			let summary = `create the site ${root_domain} (web directory ${web_directory})`;
			return {
				changes: [(0, operation.AS)(summary, wanted, createSite)],
				expected: {
					site: "planned",
					repository: "absent"
				}
			};
		} };
		async function createSite(wanted, applying) {
			let { facts, writer, patience, log, learn, tookEffect } = applying, { root_domain: domain } = wanted, { found: made } = await (0, settle.dC)({
				send: () => writer.write(site_parts.postSite, { server: facts.serverId }, wanted),
				read: (answer) => findNewSite(answer, domain, applying),
				doubt: () => [`The site ${domain} was to be created, but it cannot be read yet.`, "Run again in a minute: a site that exists by then is used as it is."],
				onRepeat: () => log.info("the answer was lost and no such site is listed: creating it again")
			}, patience);
			tookEffect();
			learn({
				site: made,
				repository: "absent"
			});
			let message = `The site ${(0, site_presence.Ku)(made)} was created; whether it is ready is not known.`, notSeenReady = new errors.OK("end-unseen", message, "Run again in a minute: it waits until the site is ready, and does what is missing.");
			learn({ site: await (0, settle.uL)(() => (0, site_presence.bs)(made, site_presence.Ij, applying), notSeenReady) });
			return {
				changed: !0,
				summary: `created site ${made.id}`
			};
		}
		async function findNewSite(created, domain, { facts, reader }) {
			let { serverId: server } = facts, isOther = created?.domain && !(0, site_presence.DW)(created.domain, domain);
			if (created && !isOther) return (0, site_presence.Us)(reader, {
				server,
				site: created.id
			});
			return (await (0, pages.y)(reader, api_sites.getSites, { server })).find((site) => site.domain.toLowerCase() === domain.toLowerCase());
		}
		var deploy_log = __webpack_require__(3122), cause = __webpack_require__(2253), site_repository = __webpack_require__(2109);
		let installation = { async plan({ inputs: { provider, repository: name, branch: wanted, reinstall }, ...planning }) {
			let { log } = planning, facts = reinstall ? planning.facts : await withRepository(planning), body = {
				provider,
				branch: wanted,
				name
			}, isThere = (0, site_repository._M)(facts) === "installed", replaces = isThere && reinstall, ifThere = replaces ? "refuse" : reinstall ? "replace" : "keep", summary = `install the repository ${(0, site_repository.S_)(name)} (${provider}), branch ${wanted}`, change = (0, operation.AS)(summary, {
				body,
				ifThere
			}, install), expected = { repository: "installed" };
			if (replaces) return {
				changes: [planRemoval(), change],
				expected
			};
			if (!isThere) return {
				changes: [change],
				expected
			};
			let site = siteIn(facts), drift = (0, site_repository.$p)(site, body);
			if (drift !== void 0) throw anotherRepository(drift);
			let { name: shown = "", branch = "" } = site?.repository ?? {};
			log.info(shown.trim() === "" ? "a repository is installed; the service does not show which, so it is left as it is" : `${(0, site_repository.S_)(shown)} is installed${branch.trim() === "" ? "" : `, branch ${branch}`}`);
			return operation.KN;
		} };
		async function withRepository({ facts, reader, learn }) {
			let site = siteIn(facts);
			if (site?.repository !== void 0 || facts.repository !== "unknown") return facts;
			if (!(site?.has_repository ?? site?.status !== void 0)) return facts;
			let repository = await reader.read(getRepository, (0, site_target.$)(facts)).catch((error) => {
				if ((0, errors.G3)(error) || error instanceof errors.hD && error.reason === "forbidden") return null;
				throw error;
			});
			if (repository?.name === void 0 && repository?.branch === void 0) return facts;
			let known = {
				...site,
				repository
			};
			learn({ site: known });
			return {
				...facts,
				site: known
			};
		}
		let removal = { async plan({ facts }) {
			if ((0, site_repository._M)(facts) === "absent") return operation.KN;
			return {
				changes: [planRemoval()],
				expected: { repository: "absent" }
			};
		} }, planRemoval = () => (0, operation.AS)("remove the repository", null, (_, applying) => remove(applying));
		async function install({ body, ifThere }, applying) {
			try {
				await installOnce(body, ifThere === "refuse", applying);
				return {
					changed: !0,
					summary: `installed ${(0, site_repository.S_)(body.name)}, branch ${body.branch}`
				};
			} catch (error) {
				if (!(error instanceof errors.hD && await isThereAlready(error, body, ifThere, applying))) throw error;
				applying.log.info(`the service refused, saying: ${error.said}`);
			}
			if (ifThere === "keep") return {
				changed: !1,
				summary: "left as it is: a repository is already installed"
			};
			await remove(applying);
			return install({
				body,
				ifThere: "refuse"
			}, applying);
		}
		async function installOnce(body, isAnew, applying) {
			let { facts, reader, writer, patience, learn } = applying, target = (0, site_target.$)(facts);
			learn({ isEnvChecked: !1 });
			let isInstalling = (site) => (0, site_status.u)(site?.status) === "repository-installing", wasSeen = !1, { seen, answer, doubt } = await (0, settle.Ni)({
				send: () => writer.write(site_parts.postRepository, target, body),
				async read(answer) {
					answer !== void 0 && learn({ repository: "installed" });
					wasSeen ||= answer !== void 0 && isInstalling(answer);
					let showsEnd = [siteIn(facts), answer].some((site) => (0, site_status.u)(site?.status) !== void 0);
					if (answer !== void 0 && !showsEnd) return null;
					let site = await reader.read(api_sites.getSite, target);
					wasSeen ||= isInstalling(site);
					return (0, site_presence.bs)(site, site_presence.Ij, applying);
				},
				shows(site, isConfirmed) {
					return (site === null ? !0 : (0, site_repository.Xw)(site) ?? (isConfirmed || wasSeen)) && (isConfirmed || !isAnew || wasSeen);
				},
				awaited: "the repository to be shown",
				doubt: (isConfirmed) => [isConfirmed ? STARTED : "Whether the repository was installed is not known: the answer was lost.", "Run again: a repository that is already installed is left as it is."]
			}, patience);
			answer === void 0 && applying.tookEffect();
			seen !== null && learn({
				site: seen,
				repository: doubt ? "absent" : "installed"
			});
			if (doubt && seen !== null) throw await notInstalled(body, seen, wasSeen, applying);
		}
		let STARTED = "The service has accepted the repository; whether its installation has ended is not known.";
		async function notInstalled({ name, branch }, site, wasSeen, { facts, reader }) {
			let said = await lastWords((0, site_target.$)(facts), reader), shows = [(0, site_presence.qS)(site), ...said].join(", and ");
			return new errors.OK(wasSeen || said.length > 0 ? "repository-not-cloned" : "shown-otherwise", `The service has accepted the repository ${(0, site_repository.S_)(name)}, branch ${branch}, but the site has none: ${shows}. Most likely it could not be cloned.`, "Check repository, branch, and that the service may read the repository; show-server-logs may say more. Then run again.");
		}
		async function lastWords(target, reader) {
			try {
				let { isList, entries } = await reader.read(api_sites.getDeployLog, target, { attempts: 1 }), [newest] = entries;
				if (!isList || newest === void 0 || newest.type === "deploy") return [];
				let { id, description, content } = newest, text = content === void 0 && id !== void 0 ? await (0, deploy_log.Mz)({
					reader,
					target
				}, id) : content, words = [description ?? "", (0, cause.r)(text ?? "")?.line.trim() ?? ""].filter((part) => part !== "");
				return words.length === 0 ? [] : [`the newest entry of its log says “${words.join(": ")}”`];
			} catch (error) {
				if (error instanceof errors.hD || error instanceof errors.j3) return [];
				throw error;
			}
		}
		let SAYS_INSTALLED = /^a repository is already installed\.?$/i;
		async function isThereAlready(error, body, ifThere, applying) {
			if (ifThere === "refuse") return !1;
			if (SAYS_INSTALLED.test(error.said.trim())) return !0;
			let seen = await readAfterRefusal(error, applying);
			if (seen === void 0) return !1;
			let site = await (0, site_presence.bs)(seen, site_presence.Ij, applying);
			applying.learn({ site });
			let isBusy = ["repository-installing", "deploying"].includes((0, site_status.u)(seen.status) ?? ""), isThere = (0, site_repository.Xw)(site) ?? isBusy, drift = isThere && ifThere === "keep" ? (0, site_repository.$p)(site, body) : void 0;
			if (drift !== void 0) throw anotherRepository(drift);
			return isThere;
		}
		async function readAfterRefusal(refusal, { facts, reader }) {
			if (refusal.reason !== "refused" || refusal.namesFields) return;
			return reader.read(api_sites.getSite, (0, site_target.$)(facts)).catch((error) => {
				throw error instanceof errors.hD ? refusal : error;
			});
		}
		function anotherRepository(drift) {
			return new errors.OK("another-repository", `The site has a different repository than requested: ${drift}.`, "Correct repository, repository-provider and branch, or set reinstall-repository: true to replace it.");
		}
		async function remove(applying) {
			let { facts, reader, writer, learn, log, patience } = applying, target = (0, site_target.$)(facts), isMissing = !1, { seen } = await (0, settle.Ni)({
				async send() {
					let effect = await writer.write(site_parts.deleteRepository, target, void 0);
					if (effect.state === "done") return {
						state: "done",
						value: null
					};
					if (effect.state !== "not-done") return effect;
					let { error } = effect, site = (0, errors.c4)(error) ? void 0 : await readAfterRefusal(error, applying);
					site !== void 0 && learn({ site });
					isMissing = (0, errors.c4)(error) || site !== void 0 && (0, site_repository.Xw)(site) === !1;
					isMissing && log.info(`the service refused, saying: ${error.said}`);
					return isMissing ? {
						state: "done",
						value: null
					} : effect;
				},
				read: async (answer) => answer === void 0 ? (0, site_presence.bs)(await reader.read(api_sites.getSite, target), site_presence.Ij, applying) : null,
				shows: (site) => site === null || (0, site_repository.Xw)(site) === !1,
				awaited: "the site to show no repository",
				doubt: () => ["Whether the repository was removed is not known: the answer was lost.", "Look at the site, then run again if the repository is still installed."]
			}, patience);
			learn({
				repository: "absent",
				...seen && { site: seen }
			});
			return {
				changed: !isMissing,
				summary: isMissing ? "there was no repository to remove" : "removed the repository"
			};
		}
		function siteIn({ site }) {
			return typeof site == "object" ? site : void 0;
		}
		var advice = __webpack_require__(8966), wait = __webpack_require__(7707), duration = __webpack_require__(6851);
		let restart_server_work_work = { async plan({ facts: { serverId }, reader }) {
			let before = await reader.read(servers.getServer, { server: serverId }), { name } = before, summary = `restart the server ${name} and wait until it is back`;
			return { changes: [(0, operation.AS)(summary, { name }, (_, applying) => restart(before, applying))] };
		} };
		async function restart(before, applying) {
			let { name } = before, { facts, writer, patience } = applying, effect = await writer.write(servers.postServerRestart, { server: facts.serverId }, void 0), startedAt = patience.clock.now();
			(0, settle.Sy)(effect, `Whether the server ${name} restarts is not known: the answer was lost.`, "Look at the server (show-server-logs prints its newest entries) before running again, which would restart it again.");
			let wasAway = await watchServer(before, applying), took = (0, duration.a)(patience.clock.now() - startedAt);
			return {
				changed: !0,
				summary: `restarted the server ${name}${wasAway ? `, which was back after ${took}` : `; it was never seen to be away within ${took}, so it counts as back`}`
			};
		}
		async function watchServer(before, applying) {
			let { log, patience, facts, reader } = applying, startedAt = patience.clock.now(), [wasAway, wasSeenAway, silences] = [
				!1,
				!1,
				0
			], words = "it was not looked at yet", note = (isAway) => {
				isAway && !wasAway && log.info(`the server is away: ${words}`);
				wasAway ||= isAway;
			}, look = async () => {
				let { status } = await reader.read(servers.getServer, { server: facts.serverId }, { attempts: 1 });
				words = (0, site_presence.qS)({ status });
				silences = 0;
				wasSeenAway ||= status !== before.status;
				note(status !== before.status);
				return status;
			}, onSilence = (error) => {
				words = error.message;
				(error.reason === "unreachable" || error.status !== void 0) && error.reason !== "limited" && (silences += 1);
				note(silences > 1);
			}, judge = (status) => {
				let isOver = wasSeenAway || patience.clock.now() - startedAt >= 2e4;
				return status === before.status && isOver ? "there" : "pending";
			}, awaited = () => `${wasAway ? "waiting for it to come back" : "it was not seen to go away yet"}; ${words}`;
			try {
				let activity = {
					doing: "restarting the server",
					awaited
				};
				await patience.during(activity, () => (0, wait.fm)({
					look,
					judge,
					pauses: wait.$Q.server,
					silentMs: Infinity,
					onSilence
				}, patience));
				return wasAway;
			} catch (error) {
				if (error instanceof errors.hD) throw new errors.OK("end-unseen", "The server was told to restart, but the service refuses to show whether it is back.", (0, advice.T)(error), { cause: error });
				if (error instanceof errors.cc) throw (0, errors.GP)(error, "The server was told to restart and was not seen to be back yet.");
				if (!(error instanceof errors.j3)) throw error;
				let message = `The server was told to restart and was not seen to be back within the ${error.input}: ${words}. It may still be rebooting.`, next = `Look at the server before running again, which would restart it again; raise ${error.input} if it needs more time.`;
				throw new errors.OK("time-out", message, next, { cause: error });
			}
		}
		let blogapp = { plan: async ({ inputs, facts }) => planFlag(facts, {
			isInstalled: !0,
			withDatabase: inputs.createDatabase
		}) }, noBlogapp = { plan: async ({ facts }) => planFlag(facts, {
			isInstalled: !1,
			withDatabase: !1
		}) };
		function planFlag({ site }, wanted) {
			let { isInstalled, withDatabase } = wanted;
			if ((typeof site == "object" && site.blogapp) === isInstalled) return operation.KN;
			let summary = isInstalled ? `install the blogapp${withDatabase ? ", with a database" : ""}` : "uninstall the blogapp", expected = typeof site == "object" ? { site: {
				...site,
				blogapp: isInstalled
			} } : {};
			return {
				changes: [(0, operation.AS)(summary, wanted, bringBlogapp)],
				expected
			};
		}
		async function bringBlogapp({ isInstalled: wanted, withDatabase }, { facts, writer, reader, patience, learn }) {
			let target = (0, site_target.$)(facts), body = { create_database: withDatabase || void 0 }, verb = wanted ? "installed" : "uninstalled", { seen, doubt } = await (0, settle.Ni)({
				send: () => wanted ? writer.write(site_parts.postBlogapp, target, body) : writer.write(site_parts.deleteBlogapp, target, void 0),
				read: async (answer) => answer?.blogapp === wanted ? wanted : (await reader.read(api_sites.getSite, target)).blogapp,
				shows: (flag, isConfirmed) => flag === wanted || flag === void 0 && isConfirmed,
				awaited: "the site to show that",
				doubt: () => [`The blogapp was to be ${verb}, but the site does not show that.`, "Run again in a minute: if the site shows that by then, nothing is sent."]
			}, patience);
			if (doubt !== void 0) throw doubt;
			typeof facts.site == "object" && learn({ site: {
				...facts.site,
				blogapp: seen
			} });
			return {
				changed: !0,
				summary: `${verb} the blogapp${seen === void 0 ? "; the site does not show it, so it could not be read back" : ""}`
			};
		}
		let sweep_previews_work_work = { async plan(planning) {
			let { log, lookUpPullRequest } = planning, changes = [];
			for (let preview of await findPreviews(planning.inputs.previewDomain, planning)) {
				let why = whyItStays(preview, await lookUpPullRequest(preview.number)), label = (0, site_presence.Ku)(preview), summary = `delete the site ${label}: pull request #${preview.number} is closed`;
				why === void 0 ? changes.push((0, operation.AS)(summary, preview, removePreview)) : log[why.isDoubt ? "warning" : "info"](`${label} stays: ${why.words}`);
			}
			return { changes };
		} };
		async function removePreview(preview, applying) {
			let why = whyItStays(preview, await applying.lookUpPullRequest(preview.number));
			if (why !== void 0) return leave(preview, why.words, applying);
			return removeSite(preview, applying).catch((error) => {
				if (!(error instanceof errors.OK) || error.reason !== "changed-by-others") throw error;
				return leave(preview, error.message, applying);
			});
		}
		async function findPreviews(wanted, { facts, reader, log }) {
			let sites = await (0, pages.y)(reader, api_sites.getSites, { server: facts.serverId }), found = sites.flatMap((site) => {
				let number = wanted.numberOf(site.domain);
				return number === void 0 ? [] : [{
					...site,
					number
				}];
			});
			log.info(`${found.length} of ${sites.length} sites are of the form ${wanted.text}`);
			return found.filter((site) => !(0, site_presence.vx)(site)).map(({ id, domain, number }) => ({
				id,
				domain,
				number
			}));
		}
		function whyItStays({ number }, state) {
			let named = `pull request #${number}`;
			if (state.state === "open") return {
				words: `${named} is open`,
				isDoubt: !1
			};
			if (state.state === "closed") {
				let words = `${named} was closed less than an hour ago`;
				return state.sinceMs >= 36e5 ? void 0 : {
					words,
					isDoubt: !1
				};
			}
			let words = `whether ${named} is closed is not known: ${state.why}`;
			if (state.about === "this") return {
				words,
				isDoubt: !0
			};
			throw new errors.OK("pull-request-unclear", `Whether ${named} is closed is not known: ${state.why}. A site is deleted only when GitHub says so.`, "Fix what it names, or run again when GitHub is available: the remaining previews are found again.");
		}
		function leave(preview, why, { log }) {
			let label = (0, site_presence.Ku)(preview);
			log.warning(`${label} was to be deleted, but stays: ${why}`);
			return {
				changed: !1,
				summary: `left the site ${label}: ${why}`
			};
		}
		var api_replace = __webpack_require__(3588), log = __webpack_require__(2809), file = __webpack_require__(3054), values = __webpack_require__(6746), env_file = __webpack_require__(5233), guard_env = __webpack_require__(2321);
		let sync_env_work_work = {
			async guard({ inputs, before, ...planning }) {
				let isFirst = planning.dryRun || before.every(({ readOnly }) => readOnly);
				if (inputs.envRequired.size === 0 || isFirst) return;
				let current = await readCurrent(planning), isToCome = (0, guard_env.bringsFile)(before) && (0, api_replace.Im)(current ?? "");
				current !== null && !isToCome && (0, guard_env.requireKeys)((0, env_file.Qw)(current, inputs).text, inputs.envRequired, log.D);
			},
			async plan({ inputs: { envRequired, ...inputs }, ...planning }) {
				let { facts, dryRun, learn, log } = planning;
				learn({ isEnvChecked: !0 });
				let current = await readCurrent(planning);
				if (current === null && dryRun && facts.repository === "installed" && inputs.envMode === "merge") {
					let summary = `bring .env to the given values of ${[...inputs.env.keys()].join(", ")}, once the repository has brought the file`, apply = () => Promise.reject(TypeError(summary)), others = [...envRequired].filter((key) => !inputs.env.get(key));
					(0, guard_env.requireKeys)(null, others, log);
					return { changes: [(0, operation.AS)(summary, inputs, apply)] };
				}
				let { text, misread, keys } = (0, env_file.Qw)(current, inputs);
				for (let key of misread) log.warning(`${key}: no spelling of this value works for all programs that load .env; some other than PHP's phpdotenv will misread it. To be safe, choose a value without quotes.`);
				(0, guard_env.requireKeys)(text, envRequired, log);
				learn({ env: keys });
				warnOfOddities(text, keys, inputs.env, log);
				if (text === current) return operation.KN;
				inputs.envMode === "merge" && current !== null && (0, api_replace.Im)(current) && warnOfEmptiness(planning);
				return { changes: [(0, env_file.Ni)({
					before: current,
					sent: text,
					keys,
					wanted: inputs
				})] };
			}
		};
		function warnOfEmptiness({ facts: { site }, log }) {
			if (typeof site != "object" || (site.last_deploy_at ?? null) === null) return;
			log.warning(".env is empty, although the site was deployed before. Only the given keys will be in it.");
		}
		function warnOfOddities(text, keys, env, log) {
			let written = [...keys.added, ...keys.changed], warn = (names, words) => {
				names.length > 0 && log.warning(`${names.join(", ")}${words}`);
			}, having = (odd) => written.filter((key) => odd.test(env.get(key) ?? ""));
			warn(having(/^$/), ": set to an empty value. Is a secret missing?");
			warn(having(/[\r\n]$/), ": ends in a line break. Was the secret copied with one?");
			warn(having(/(?<!\\)\$/), ": has a $, which npm's dotenv-expand (Next.js, Vite, SvelteKit) expands even in single quotes. If one of them loads .env, choose a value without it.");
			warn(written.filter((key) => key.includes(".")), ": a shell refuses keys with dots when it loads .env. phpdotenv, CodeIgniter and Node take them.");
			warn((0, values.rL)(text, new Set([...keys.added, ...keys.removed])), ": a line of .env refers to it, and no line above that one sets it, so programs do not find its value there.");
			written.length > 0 && text.includes("\r\n") && log.warning(".env has CRLF line ends, which are kept: a shell that loads it reads a carriage return with each value.");
			written.length > 0 && text.startsWith(file.sn) && log.warning(".env begins with a byte order mark, which is kept: a shell and Node do not find its first key.");
		}
		async function readCurrent(planning) {
			let { facts, dryRun, reader, patience } = planning;
			if (typeof facts.site != "object" || dryRun && facts.repository === "absent") return null;
			let read = () => (0, env_file.B_)(planning).read(reader);
			if (facts.repository !== "installed" || dryRun) return (0, api_replace.Ti)(await read(), read, patience);
			let { value } = await (0, wait.LC)(read, (shown) => shown !== null, "the .env that comes with the repository", patience);
			return (0, api_replace.Ti)(value, read, patience);
		}
		var deployments = __webpack_require__(2304), same_text = __webpack_require__(2705), difference = __webpack_require__(8563), script_frame = __webpack_require__(3822), hidden_failures = __webpack_require__(9911), pinned_commit = __webpack_require__(7691), guard_commit = __webpack_require__(8318);
		let update_deploy_script_work_work = {
			async guard(given) {
				let { commit, commitBy, olderCommit } = given.inputs;
				if (commit === void 0 || commitBy === "variable" || olderCommit === "deploy") return;
				await (0, guard_commit.w)(commit, given);
			},
			async plan({ inputs, facts, reader, patience, log, learn }) {
				let { script, reportExitStatus: reports, commitBy } = inputs, commit = commitBy === "script" ? inputs.commit : void 0, wanted = reports ? (0, script_frame.Qu)(script, commit) : script;
				warn(inputs, log);
				let read = () => scriptOf(facts).read(reader), shown = typeof facts.site == "object" ? await read() : null, current = facts.script?.before ? await (0, api_replace.Ti)(shown, read, patience) : shown, isUnchanged = current !== null && !current.includes("\r") && (current.startsWith("#!") || !wanted.startsWith("#!")) && (0, same_text.c)(current, wanted);
				learn({ script: {
					before: current,
					after: isUnchanged ? current : wanted
				} });
				if (isUnchanged) return operation.KN;
				let report = reports ? " and the exit report" : "", summary = `replace the deploy script (${(0, count.U)(script.trimEnd().split("\n").length, "line")}${report})${commit === void 0 ? "" : ` for commit ${commit}`}`;
				return { changes: [(0, operation.AS)(summary, {
					before: current,
					after: wanted
				}, (_, applying) => replaceScript(current, wanted, applying))] };
			}
		};
		function warn({ script, commit, commitBy }, log) {
			(commit === void 0 || commitBy === "variable") && (0, pinned_commit.Zl)(script) && log.warning(`The deploy script uses $SITE_DEPLOY_COMMIT, which is empty ${commit === void 0 ? "as no commit is given. Give commit, or defaults" : "when a deploy is triggered elsewhere. Give defaults"}: git fetch origin "\${SITE_DEPLOY_COMMIT:-main}", then git reset --hard "\${SITE_DEPLOY_COMMIT:-FETCH_HEAD}".`);
			let hidden = (0, script_frame.sE)(script) ? (0, hidden_failures.C)(script) : void 0;
			hidden !== void 0 && log.warning(`The deploy script goes on if ${hidden.what} fails: ${hidden.why}`);
		}
		async function replaceScript(before, wanted, applying) {
			let text = scriptOf(applying.facts), { shown, doubt } = await (0, api_replace.nI)(text, wanted, applying, (seen) => (0, same_text.c)(seen, wanted) && seen !== before);
			if (doubt !== void 0 && (shown !== before || shown === null || !(0, same_text.c)(shown, wanted))) throw doubt;
			if (doubt !== void 0) return {
				changed: !1,
				summary: "sent the deploy script, which the service shows as before: with CRLF"
			};
			let unseen = shown === null ? "; the service does not show it, so it could not be read back" : "", replaced = {
				text,
				before: before !== null && !(0, api_replace.Im)(before) && (0, difference.F)(before).length === 0 ? before : null,
				after: shown,
				factsBefore: { script: {
					before,
					after: before
				} }
			};
			return {
				changed: !0,
				summary: `replaced the deploy script${unseen}`,
				replaced
			};
		}
		function scriptOf(facts) {
			let target = (0, site_target.$)(facts);
			return {
				what: "the deploy script",
				read: (reader) => reader.read(deployments.getDeployScript, target),
				write: (script, writer) => writer.write(deployments.patchDeployScript, target, { deploy_script: script })
			};
		}
		var update_notifications = __webpack_require__(7768);
		let update_notifications_work_work = { async plan({ inputs: wanted, facts, hide }) {
			let known = typeof facts.site == "object" ? facts.site.notification_urls : void 0;
			hide(Object.values(known ?? {}).filter((url) => typeof url == "string"));
			let isBlind = (channel) => shownIn(known, channel) === void 0, differing = (0, update_notifications.JS)(wanted).filter((channel) => isBlind(channel) || differ(known, wanted, channel));
			if (differing.length === 0) return operation.KN;
			let why = differing.some(isBlind) ? " (sent in every run: no call shows which are set)" : "", urlOf = (channel) => wanted[channel] ?? keptIn(known, channel), all = {
				chat_a: urlOf("chat_a"),
				chat_b: urlOf("chat_b"),
				webhook: urlOf("webhook")
			};
			return { changes: [(0, operation.AS)(`set ${(0, update_notifications.eZ)(differing)}${why}`, {
				differing,
				all
			}, replaceUrls)] };
		} };
		function shownIn(shown, channel) {
			let url = shown?.[channel];
			return url && URL.canParse(url) && /[*•●]{3}|…/.test(url) ? void 0 : url;
		}
		function keptIn(shown, channel) {
			let url = shownIn(shown, channel) ?? "";
			return URL.canParse(url) ? url : void 0;
		}
		function differ(known, wanted, channel) {
			let shown = shownIn(known, channel);
			return shown !== void 0 && URL.parse(shown ?? "")?.href !== URL.parse(wanted[channel] ?? "")?.href;
		}
		async function replaceUrls(replacing, applying) {
			let { differing, all } = replacing, shown = await sendUrls(replacing, applying), wrong = differing.filter((channel) => differ(shown, all, channel));
			if (wrong.length === 0) return {
				changed: !0,
				summary: `set ${(0, update_notifications.eZ)(differing)}`
			};
			let message = `The service has accepted the URLs, but its answer shows a different one for ${(0, update_notifications.eZ)(wrong)}.`;
			throw new errors.OK("shown-otherwise", message, "Compare the URLs on the site's page of the service with the secrets; they are not shown here.");
		}
		async function sendUrls({ differing, all }, { facts, reader, writer, log, lost }) {
			lost && log.info("the answer was lost, and nothing shows that the URLs are set: sending them again");
			let target = (0, site_target.$)(facts), names = (0, update_notifications.eZ)(differing), write = (channels) => {
				let url = (channel) => channels.includes(channel) ? all[channel] : void 0, chats = {
					chat_a_webhook_url: url("chat_a"),
					chat_b_webhook_url: url("chat_b")
				};
				return writer.write(site_parts.patchNotifications, target, {
					...chats,
					deploy_webhook_url: url("webhook")
				});
			}, send = async () => {
				let effect = await write(differing);
				if (effect.state !== "not-done" || lost) return effect;
				let { error } = effect;
				if (error.status === 404 || error.status === 405) {
					await reader.read(api_sites.getSite, target);
					throw new errors.OK((0, errors.A3)(error), "Your service has no such call: it cannot set notification URLs.", "Set them on the service's own pages, and leave update-notifications out.", { cause: error });
				}
				let blamed = error.said.replaceAll("_", "-").match(/[\w-]+-webhook-url/g) ?? [];
				return error.namesFields && blamed.some((name) => !names.includes(name)) && (0, update_notifications.JS)(all).length > differing.length ? write((0, update_notifications.JS)(all)) : effect;
			}, effect = await (lost ? (0, settle.uL)(send, lost) : send());
			if (lost && effect.state !== "done") throw (0, errors.aE)(effect.error, lost);
			let message = `Whether ${names} was set is not known: it was sent and not confirmed, and nothing shows it.`;
			return (0, settle.Sy)(effect, message, "Run again: setting the URLs twice does no harm.")?.notification_urls;
		}
		let refreshOpcache = singleRequest({
			send: (writer, { serverId: server }) => writer.write(servers.postOpcacheRefresh, { server }, void 0),
			summary: "refresh the PHP opcache of the server",
			done: "refreshed the PHP opcache of the server",
			doubt: ["Whether the PHP opcache was refreshed is not known: every answer was lost.", "Run again: refreshing it twice does no harm."]
		}), SHOWN_NOWHERE = "sent in every run: the service does not show whether it is there", installCloudstore = singleRequest({
			send: (writer, facts) => writer.write(site_parts.postCloudstore, (0, site_target.$)(facts), void 0),
			summary: `install the cloudstore (${SHOWN_NOWHERE})`,
			done: "installed the cloudstore",
			doubt: doubtOfCloudstore("installed", "not there")
		}), uninstallCloudstore = singleRequest({
			send: (writer, facts) => writer.write(site_parts.deleteCloudstore, (0, site_target.$)(facts), void 0),
			summary: `uninstall the cloudstore (${SHOWN_NOWHERE})`,
			done: "uninstalled the cloudstore",
			doubt: doubtOfCloudstore("uninstalled", "still there")
		});
		function doubtOfCloudstore(done, before) {
			return [`Whether the cloudstore was ${done} is not known: the answer was lost, and no call of the service shows it.`, `Open the site in the service's own pages. Run again only if the cloudstore is ${before}.`];
		}
		function singleRequest({ send, summary, done, doubt }) {
			let change = (0, operation.AS)(summary, null, async (_, { writer, facts }) => {
				(0, settle.Sy)(await send(writer, facts), ...doubt);
				return {
					changed: !0,
					summary: done
				};
			});
			return { plan: async () => ({ changes: [change] }) };
		}
	}),
	2382: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Ax: () => shortCommit,
			af: () => MOST_TOLD,
			oV: () => tellGoesOut
		});
		var _core_count_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3152);
		let MOST_TOLD = 20;
		function tellGoesOut(brings, takesBack, live, newest) {
			let come = `brings ${(0, _core_count_js__WEBPACK_IMPORTED_MODULE_0__.U)(brings, "commit")}`, go = `takes back ${(0, _core_count_js__WEBPACK_IMPORTED_MODULE_0__.U)(takesBack, "commit")} up to ${shortCommit(live)}`, both = brings === 0 ? go : `${come} and ${go}`, lead = takesBack === 0 ? `${come} since ${shortCommit(live)}` : both, more = newest.length === 0 ? 0 : (brings || takesBack) - newest.length;
			return [
				lead,
				...newest,
				...more > 0 ? [`and ${more} more`] : []
			];
		}
		function shortCommit(commit) {
			return commit.slice(0, 12);
		}
	})
};
