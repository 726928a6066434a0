"use strict";
exports.id = 411;
exports.ids = [411];
exports.modules = {
	2304: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			deploymentsIn: () => deploymentsIn,
			getDeployScript: () => getDeployScript,
			getDeployment: () => getDeployment,
			getDeploymentLog: () => getDeploymentLog,
			getDeployments: () => getDeployments,
			lookAtDeployment: () => lookAtDeployment,
			lookAtOwnLog: () => lookAtOwnLog,
			patchDeployScript: () => patchDeployScript,
			postDeploy: () => postDeploy,
			saysNoRepository: () => saysNoRepository,
			shownBy: () => shownBy
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8395), zod_mini__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3759), _core_brief_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3531), _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8208), _deploy_log_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3122), _endpoint_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8495), _fields_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9407), _limits_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2258);
		let getDeployScript = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_2__.KW)(`${_endpoint_js__WEBPACK_IMPORTED_MODULE_2__.GQ}/deploy/script`, (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_2__.rr)("deploy_script")), patchDeployScript = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_2__.x4)("PATCH", `${_endpoint_js__WEBPACK_IMPORTED_MODULE_2__.GQ}/deploy/script`, {
			retry: "replace",
			body: zod_mini__WEBPACK_IMPORTED_MODULE_4__.Ikc({ deploy_script: (0, _fields_js__WEBPACK_IMPORTED_MODULE_3__.r0)({ most: _limits_js__WEBPACK_IMPORTED_MODULE_5__.W }) }),
			answer: _endpoint_js__WEBPACK_IMPORTED_MODULE_2__.H2
		}), deploymentId = zod_mini__WEBPACK_IMPORTED_MODULE_4__.FsL((0, _endpoint_js__WEBPACK_IMPORTED_MODULE_2__._L)(zod_mini__WEBPACK_IMPORTED_MODULE_4__.KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_4__.YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_4__.aig()])), zod_mini__WEBPACK_IMPORTED_MODULE_4__.pdi((id) => {
			let text = typeof id == "number" && !Number.isSafeInteger(id) ? "" : String(id ?? "");
			return /^(?!\.*$)\S{1,200}$/.test(text) && text.isWellFormed() ? text : void 0;
		})), triggered = zod_mini__WEBPACK_IMPORTED_MODULE_4__.Ikc({
			deployment_id: deploymentId,
			message: _endpoint_js__WEBPACK_IMPORTED_MODULE_2__.f$,
			error: _endpoint_js__WEBPACK_IMPORTED_MODULE_2__.f$,
			has_repository: _endpoint_js__WEBPACK_IMPORTED_MODULE_2__.Y5
		}), SAYS_NO_REPOSITORY = /\bhas no repository\s*(?:[.:;,!]|$)/i;
		function saysNoRepository(error) {
			return error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.hD && error.reason === "refused" && SAYS_NO_REPOSITORY.test(error.said);
		}
		let trigger = zod_mini__WEBPACK_IMPORTED_MODULE_4__.pdi((answer) => {
			let outer = triggered.safeParse(answer).data, inner = triggered.safeParse((0, _endpoint_js__WEBPACK_IMPORTED_MODULE_2__.oA)(answer)).data, id = outer?.deployment_id ?? inner?.deployment_id, said = (0, _core_brief_js__WEBPACK_IMPORTED_MODULE_6__.d)(outer?.message ?? inner?.message ?? outer?.error ?? "", 300);
			return {
				id,
				said,
				hasRepository: outer?.has_repository !== !1 && inner?.has_repository !== !1 && (id !== void 0 || !SAYS_NO_REPOSITORY.test(said))
			};
		}), postDeploy = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_2__.x4)("POST", `${_endpoint_js__WEBPACK_IMPORTED_MODULE_2__.GQ}/deploy`, {
			retry: "once",
			body: zod_mini__WEBPACK_IMPORTED_MODULE_4__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_4__.Ikc({ variables: zod_mini__WEBPACK_IMPORTED_MODULE_4__.g1P(zod_mini__WEBPACK_IMPORTED_MODULE_4__.YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_4__.YjP()) })),
			answer: trigger,
			verbatim: !0,
			mayWaitMs: 1e4
		}), deployment = zod_mini__WEBPACK_IMPORTED_MODULE_4__.Ikc({
			id: deploymentId,
			deployment_id: deploymentId,
			status: _endpoint_js__WEBPACK_IMPORTED_MODULE_2__.f$,
			commit_hash: (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_2__._L)(zod_mini__WEBPACK_IMPORTED_MODULE_4__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_7__.Il(), zod_mini__WEBPACK_IMPORTED_MODULE_7__.Fk(/^[0-9a-f]{7,64}$/))),
			log_id: (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_2__._L)(_endpoint_js__WEBPACK_IMPORTED_MODULE_2__.nd),
			created_at: _endpoint_js__WEBPACK_IMPORTED_MODULE_2__.f$,
			content: _endpoint_js__WEBPACK_IMPORTED_MODULE_2__.f$
		}), path = `${_endpoint_js__WEBPACK_IMPORTED_MODULE_2__.GQ}/deployments`, getDeployments = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_2__.KW)(path, (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_2__.L$)(_endpoint_js__WEBPACK_IMPORTED_MODULE_2__.H2)), getDeployment = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_2__.KW)(`${path}/{deployment}`, (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_2__.g1)(deployment)), getDeploymentLog = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_2__.KW)(`${path}/{deployment}/log`, (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_2__.g1)(deployment), { mayBeLong: !0 });
		function deploymentsIn(items) {
			return items.flatMap((item) => deployment.safeParse(item).data ?? []);
		}
		let NAMED_STATES = [
			"scheduled",
			"success",
			"failed",
			"cancelled"
		];
		function stateOf(status) {
			return status === "deploying" ? "running" : NAMED_STATES.find((word) => word === status) ?? "other";
		}
		function shownBy({ last_deploy_at: lastDeployAt = null, status, current_deploy_log }) {
			return {
				lastDeployAt,
				siteStatus: status,
				liveText: current_deploy_log
			};
		}
		async function lookAtDeployment({ reader, target }, id) {
			let shown = await (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.MW)(reader.read(getDeployment, {
				...target,
				deployment: id
			}, _deploy_log_js__WEBPACK_IMPORTED_MODULE_1__.ET), null);
			if (shown === null) return { deployment: { state: "missing" } };
			if ((shown.id ?? id) !== id) return { deployment: { state: "other" } };
			let { commit_hash: commit, log_id: logId, created_at: createdAt, status } = shown;
			return { deployment: {
				state: stateOf(status),
				commit,
				logId,
				createdAt
			} };
		}
		async function lookAtOwnLog({ reader, target }, id) {
			let reading = reader.read(getDeploymentLog, {
				...target,
				deployment: id
			}, _deploy_log_js__WEBPACK_IMPORTED_MODULE_1__.ET), shown = await (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.G5)((0, _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.MW)(reading, void 0));
			if (shown === void 0 || (shown.deployment_id ?? id) !== id) return { deployment: {
				state: "other",
				text: null
			} };
			let { content, status, log_id: logId } = shown;
			return { deployment: {
				state: stateOf(status),
				text: content || null,
				logId
			} };
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
	6602: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			anyValue: () => anyValue,
			postQueueWorkerRestart: () => postQueueWorkerRestart,
			recordEndpoints: () => recordEndpoints
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8395), _endpoint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8495);
		let wellFormed = zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YPB((value) => value.isWellFormed())), plain = zod_mini__WEBPACK_IMPORTED_MODULE_1__.KCZ([
			wellFormed,
			zod_mini__WEBPACK_IMPORTED_MODULE_1__.aig(),
			zod_mini__WEBPACK_IMPORTED_MODULE_1__.zMY()
		]), anyValue = zod_mini__WEBPACK_IMPORTED_MODULE_1__.KCZ([plain, zod_mini__WEBPACK_IMPORTED_MODULE_1__.YOg(plain)]), shownRecord = zod_mini__WEBPACK_IMPORTED_MODULE_1__._H3({ id: _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.nd });
		function recordEndpoints({ path, declared }) {
			let body = zod_mini__WEBPACK_IMPORTED_MODULE_1__.rUs(declared, anyValue), answer = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.Ks)(shownRecord);
			return {
				list: (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.KW)(path, (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.L$)(shownRecord), { verbatim: !0 }),
				create: (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.x4)("POST", path, {
					retry: "natural-key",
					body,
					answer,
					verbatim: !0
				}),
				show: (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.KW)(`${path}/{record}`, answer, { verbatim: !0 }),
				remove: (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.qs)("DELETE", `${path}/{record}`, "gone", _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.H2)
			};
		}
		let restart = `${_endpoint_js__WEBPACK_IMPORTED_MODULE_0__.GQ}/queues/{record}/restart`, postQueueWorkerRestart = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.qs)("POST", restart, "flag", _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.H2);
	}),
	7934: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			deleteBlogapp: () => deleteBlogapp,
			deleteCloudstore: () => deleteCloudstore,
			deleteRepository: () => deleteRepository,
			getCertificate: () => getCertificate,
			getCertificates: () => getCertificates,
			getEnv: () => getEnv,
			patchEnv: () => patchEnv,
			patchNotifications: () => patchNotifications,
			postBlogapp: () => postBlogapp,
			postCloudstore: () => postCloudstore,
			postRepository: () => postRepository,
			postSite: () => postSite
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3759), zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8395), _endpoint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8495), _fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9407), _limits_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2258), _sites_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8656);
		let directory = (0, _fields_js__WEBPACK_IMPORTED_MODULE_1__.Qq)({ most: 50 }).check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.Fk(/[a-zA-Z0-9/]/), zod_mini__WEBPACK_IMPORTED_MODULE_4__.q0y("a directory of at most 50 characters with a letter, a digit or / in it")), postSiteBody = zod_mini__WEBPACK_IMPORTED_MODULE_4__.Ikc({
			root_domain: (0, _fields_js__WEBPACK_IMPORTED_MODULE_1__.Qq)({ most: 100 }),
			web_directory: directory,
			project_root: (0, _fields_js__WEBPACK_IMPORTED_MODULE_1__.lq)(directory)
		}), postSite = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.x4)("POST", "/api/servers/{server}/sites", {
			retry: "natural-key",
			body: postSiteBody,
			answer: (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.Ks)(_sites_js__WEBPACK_IMPORTED_MODULE_2__.site)
		}), postBlogapp = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.x4)("POST", `${_endpoint_js__WEBPACK_IMPORTED_MODULE_0__.GQ}/blogapp`, {
			retry: "flag",
			body: zod_mini__WEBPACK_IMPORTED_MODULE_4__.Ikc({ create_database: (0, _fields_js__WEBPACK_IMPORTED_MODULE_1__.lq)(zod_mini__WEBPACK_IMPORTED_MODULE_4__.zMY().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__.q0y("whether a database is created for it"))) }),
			answer: (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.Ks)(_sites_js__WEBPACK_IMPORTED_MODULE_2__.site)
		}), deleteBlogapp = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.qs)("DELETE", `${_endpoint_js__WEBPACK_IMPORTED_MODULE_0__.GQ}/blogapp`, "flag", (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.Ks)(_sites_js__WEBPACK_IMPORTED_MODULE_2__.site)), postCloudstore = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.qs)("POST", `${_endpoint_js__WEBPACK_IMPORTED_MODULE_0__.GQ}/cloudstore`, "once", (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.Ks)(_sites_js__WEBPACK_IMPORTED_MODULE_2__.site)), deleteCloudstore = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.qs)("DELETE", `${_endpoint_js__WEBPACK_IMPORTED_MODULE_0__.GQ}/cloudstore`, "once", (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.Ks)(_sites_js__WEBPACK_IMPORTED_MODULE_2__.site)), postRepository = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.x4)("POST", `${_endpoint_js__WEBPACK_IMPORTED_MODULE_0__.GQ}/repository`, {
			retry: "once",
			body: zod_mini__WEBPACK_IMPORTED_MODULE_4__.Ikc({
				provider: (0, _fields_js__WEBPACK_IMPORTED_MODULE_1__.yL)(_limits_js__WEBPACK_IMPORTED_MODULE_5__.r).check(zod_mini__WEBPACK_IMPORTED_MODULE_4__.mIj({ maxLength: 100 })),
				branch: (0, _fields_js__WEBPACK_IMPORTED_MODULE_1__.Qq)(),
				name: (0, _fields_js__WEBPACK_IMPORTED_MODULE_1__.Qq)().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.Fk(/^[^/\s]+\/[^/\s]+$|\.git$/), zod_mini__WEBPACK_IMPORTED_MODULE_4__.q0y("<user>/<repository>, or with the provider custom a git URL ending in .git"))
			}),
			answer: (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.Ks)(_sites_js__WEBPACK_IMPORTED_MODULE_2__.site)
		}), deleteRepository = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.qs)("DELETE", `${_endpoint_js__WEBPACK_IMPORTED_MODULE_0__.GQ}/repository`, "once", (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.Ks)(_sites_js__WEBPACK_IMPORTED_MODULE_2__.site)), getEnv = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.KW)(`${_endpoint_js__WEBPACK_IMPORTED_MODULE_0__.GQ}/env`, (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.rr)("content")), patchEnv = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.x4)("PATCH", `${_endpoint_js__WEBPACK_IMPORTED_MODULE_0__.GQ}/env`, {
			retry: "replace",
			body: zod_mini__WEBPACK_IMPORTED_MODULE_4__.Ikc({ content: (0, _fields_js__WEBPACK_IMPORTED_MODULE_1__.r0)() }),
			answer: _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.H2
		}), patchNotifications = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.x4)("PATCH", `${_endpoint_js__WEBPACK_IMPORTED_MODULE_0__.GQ}/notifications`, {
			retry: "replace",
			body: zod_mini__WEBPACK_IMPORTED_MODULE_4__.Ikc({
				chat_a_webhook_url: (0, _fields_js__WEBPACK_IMPORTED_MODULE_1__.lq)(_fields_js__WEBPACK_IMPORTED_MODULE_1__.qP),
				chat_b_webhook_url: (0, _fields_js__WEBPACK_IMPORTED_MODULE_1__.lq)(_fields_js__WEBPACK_IMPORTED_MODULE_1__.qP),
				deploy_webhook_url: (0, _fields_js__WEBPACK_IMPORTED_MODULE_1__.lq)(_fields_js__WEBPACK_IMPORTED_MODULE_1__.qP)
			}),
			answer: (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.Ks)(zod_mini__WEBPACK_IMPORTED_MODULE_4__.Ikc({ notification_urls: _sites_js__WEBPACK_IMPORTED_MODULE_2__.notificationUrls }))
		}), certificate = zod_mini__WEBPACK_IMPORTED_MODULE_4__.Ikc({
			id: _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.nd,
			domain: _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.f$,
			status: _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.f$,
			active: _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.Y5,
			expires_at: _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.f$
		}), getCertificate = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.KW)(`${_endpoint_js__WEBPACK_IMPORTED_MODULE_0__.GQ}/certificates/{certificate}`, (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.g1)(certificate)), getCertificates = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.KW)(`${_endpoint_js__WEBPACK_IMPORTED_MODULE_0__.GQ}/certificates`, (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.L$)(certificate));
	}),
	7707: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$Q: () => PACES,
			BR: () => PATIENCE_WITHOUT_API_MS,
			LP: () => LAG_WINDOW_MS,
			fm: () => waitFor,
			tJ: () => READING_BACK
		});
		var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8208), _endpoint_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8495);
		let LAG_WINDOW_MS = 1e4, PATIENCE_WITHOUT_API_MS = 12e4, quarterOf = (waitedMs) => Math.max(1e3, waitedMs / 4), PACES = {
			site: (waitedMs) => Math.min(5e3, quarterOf(waitedMs)),
			server: (waitedMs) => Math.min(1e4, quarterOf(waitedMs)),
			page: (_, lastMs) => lastMs === void 0 ? 0 : 1e3,
			write: (waitedMs, lastMs) => lastMs === void 0 ? 0 : Math.min(Math.max(250, 2 * lastMs), Math.max(3e3, waitedMs / 10))
		}, READING_BACK = {
			doing: "reading back",
			pauses: PACES.write,
			windowMs: LAG_WINDOW_MS
		};
		function waitFor(wait, patience) {
			let { doing, awaited } = wait;
			return patience.during({
				doing,
				awaited
			}, () => lookUntil(wait, patience));
		}
		async function lookUntil(wait, { clock, signal }) {
			let { windowMs = Infinity, inARow = 1, silentMs = 0 } = wait, { startedAt } = wait, answeredAt = clock.now(), good = 0, holdMs = 0, pauseMs, oddAt, waitedMs = () => clock.now() - (startedAt ?? clock.now());
			for (;;) {
				pauseMs = wait.pauses(waitedMs(), pauseMs);
				let sleepMs = Math.min(Math.max(pauseMs, holdMs), windowMs - waitedMs());
				sleepMs > 0 && await clock.sleep(sleepMs, signal);
				holdMs = 0;
				try {
					let seen = await wait.look();
					answeredAt = clock.now();
					good = wait.isThere(seen) ? good + 1 : 0;
					oddAt = wait.isOdd?.(seen) === !0 ? oddAt ?? answeredAt : void 0;
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
					if (!(0, _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.WG)(error) || clock.now() - answeredAt >= silentMs) throw error;
					wait.onSilence?.(error);
					holdMs = Math.min(_endpoint_js__WEBPACK_IMPORTED_MODULE_1__.U5, error.retryAfterMs ?? 0);
				}
				startedAt ??= clock.now();
			}
		}
	}),
	3531: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { d: () => brief });
		function brief(text, most) {
			return text.length <= most ? text : `${text.slice(0, most + 1).replace(/\S*$/, "")}…`;
		}
	}),
	5411: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { work: () => work });
		var advice = __webpack_require__(8966), count = __webpack_require__(3152), errors = __webpack_require__(8208), script_frame = __webpack_require__(3822), site_presence = __webpack_require__(4156), site_repository = __webpack_require__(2109), operation = __webpack_require__(83), schemas = __webpack_require__(8395), deployments = __webpack_require__(2304), api_endpoint = __webpack_require__(8495), site_parts = __webpack_require__(7934), sites = __webpack_require__(8656), kinds = __webpack_require__(4497), yaml_texts = __webpack_require__(4538);
		let EVERY = "every deploy", ofSite = {
			of: "the site",
			usedFor: EVERY,
			fields: "id domain web_directory blogapp webframework project_root last_deploy_at created_at server_id deploy_script\n    project_type system_user php_version health_url notification_urls has_repository repository quick_deploy status\n    current_deploy_log"
		}, ofLog = { fields: "description content site_id server_id created_at id type" }, calls = {
			servers: {
				endpoint: sites.getServers,
				usedFor: EVERY,
				of: "a server",
				fields: "id name ip_address php_version sqldb_version sites_count status created_at"
			},
			sites: {
				endpoint: sites.getSites,
				...ofSite
			},
			site: {
				endpoint: sites.getSite,
				...ofSite
			},
			log: {
				endpoint: sites.getDeployLog,
				usedFor: EVERY,
				of: "the log",
				...ofLog,
				ifMissing: "no deploy yet"
			},
			deployments: {
				endpoint: deployments.getDeployments,
				usedFor: "deploy",
				ifMissing: "not shown"
			},
			script: {
				endpoint: deployments.getDeployScript,
				usedFor: "update-deploy-script"
			}
		}, allCalls = [
			...Object.values(calls),
			{
				endpoint: site_parts.getEnv,
				usedFor: "sync-env",
				ifMissing: "no .env yet"
			},
			{
				endpoint: sites.getServerLogs,
				usedFor: "show-server-logs",
				of: "show-server-logs",
				...ofLog
			},
			...kinds.E.map(({ name, endpoints, declared }) => {
				let fields = `id status site_id server_id created_at ${Object.keys(declared.shape).join(" ")}`;
				return {
					endpoint: endpoints.list,
					usedFor: `sync-${name}`,
					of: `sync-${name}`,
					fields
				};
			})
		], isVital = ({ usedFor }) => usedFor === EVERY, asItCame = schemas.IeY();
		async function callAll(reader, target) {
			let answers = new Map(), wanted = allCalls.filter(({ endpoint }) => target.site > 0 || !endpoint.path.includes("{site}"));
			for (let call of wanted) answers.set(call, await tryCall(reader, call, target));
			return answers;
		}
		async function tryCall(reader, call, target) {
			let endpoint = {
				...call.endpoint,
				answer: asItCame,
				withHeaders: !0
			}, without = (words, error) => ({
				...call,
				words,
				error,
				records: []
			});
			try {
				let answer = await reader.read(endpoint, target, { attempts: 2 }), { error: wrong } = call.endpoint.answer.safeParse(answer.json), inner = (0, api_endpoint.oA)(answer.json), isList = Array.isArray(inner), records = [inner].flat().filter(yaml_texts.jh);
				if (wrong === void 0) return {
					...call,
					...answer,
					words: shapeOf(answer.json),
					isList,
					records
				};
				let words = `cannot be read: unexpected shape (${[...new Set(wrong.issues.map(({ path }) => path.join(".") || "the answer"))].slice(0, 3).join(", ")})`;
				return without(words, new errors.hD("ambiguous", `GET ${endpoint.path}`, words, { isUnreadable: !0 }));
			} catch (error) {
				if (!(error instanceof errors.hD)) throw error;
				if ((0, errors.c4)(error) && call.ifMissing !== void 0) return without(`404: ${call.ifMissing}`);
				return without(wordsOfFailure(error), error);
			}
		}
		function shapeOf(json) {
			let inner = (0, api_endpoint.oA)(json), wrapped = inner === json ? "" : " in data", paged = (0, yaml_texts.jh)(json) && ("meta" in json || "links" in json) ? ", in pages" : "";
			if (Array.isArray(inner)) return `a list${wrapped}${paged}`;
			if ((0, yaml_texts.jh)(inner)) return `a record${wrapped}`;
			return typeof inner == "string" ? `a text${wrapped}` : "null";
		}
		function wordsOfFailure({ status = 0, reason }) {
			if (reason === "too-large") return "cannot be read: too large";
			if (status === 0) return "no answer";
			return status < 300 ? "cannot be read: not JSON" : `refused: status ${status}`;
		}
		let work = () => ({ async plan({ facts, reader, log, learn }) {
			let { serverId: server, site, listed = [] } = facts, answers = await callAll(reader, {
				server,
				site: typeof site == "object" ? site.id : 0
			}), findings = findingsOf(answers, listed);
			learn({ findings });
			log.info(`${findings.verdict[0]?.toUpperCase()}${findings.verdict.slice(1)}.`);
			for (let [subject, shown, ...meaning] of findings.tables.flatMap(({ rows }) => rows)) log.info([`${subject}: ${shown}`, ...meaning].join(" → "));
			findings.yaml.length > 0 && log.info("vocabulary lacks:");
			for (let line of findings.yaml) log.info(line);
			log.info(`explained in ${findings.page}`);
			(0, site_repository.kj)(answers.get(calls.site)?.records[0]?.quick_deploy, log);
			mustAnswer(answers);
			return operation.KN;
		} });
		function mustAnswer(answers) {
			let bad = [...answers.values()].filter((reply) => isVital(reply) && reply.error !== void 0), cause = bad[0]?.error;
			if (cause === void 0) return;
			let message = `Every deploy needs a call that failed. ${bad.map(({ endpoint, words }) => `GET ${endpoint.path}: ${words}`).join("; ")}.`;
			throw new errors.OK((0, errors.A3)(cause), message, (0, advice.T)(cause), { cause });
		}
		function findingsOf(answers, listed) {
			let recordsOf = (...of) => of.flatMap((call) => answers.get(call)?.records ?? []), sites = recordsOf(calls.site, calls.sites), [site = {}] = sites, replies = [...answers.values()], signs = shownSigns(answers, site), isOfSite = answers.has(calls.site), rowsOfSite = isOfSite ? [
				endRow(signs),
				textRow(site),
				logRow(answers.get(calls.log)),
				unusualRow(site)
			] : [], groups = [...Map.groupBy(replies, ({ of }) => of).values()], rows = [
				...rowsOfSite,
				rateRow(replies),
				...groups.map(fieldRow)
			], servers = listed.map(({ server, sites: names }) => [server, names.join(", ") || "no sites"]), answered = replies.map((reply) => [
				`GET ${reply.endpoint.path}`,
				reply.words,
				reply.usedFor
			]), tables = [
				{
					head: ["Server", "Sites"],
					rows: servers
				},
				{
					head: [
						"Subject",
						"This service",
						"What it means"
					],
					rows: rows.filter(([, shown]) => shown !== "")
				},
				{
					head: [
						"Call",
						"Answer",
						"Used for"
					],
					rows: answered
				}
			], isRefused = replies.some(({ usedFor, error }) => usedFor === "sync-databases" && error !== void 0), yaml = suggestWords(fieldNamesOf(sites), isRefused ? fieldNamesOf(recordsOf(calls.servers)) : []);
			return {
				verdict: verdictOf(replies, isOfSite ? signs : void 0, yaml.length),
				tables: tables.filter((table) => table.rows.length > 0),
				yaml,
				page: "docs/check-service.md"
			};
		}
		function verdictOf(replies, signs, words) {
			if (replies.some((reply) => isVital(reply) && reply.error !== void 0)) return "not supported as it is: a call that every deploy needs has failed";
			let [judge] = signs?.filter(({ name }) => name !== TOKEN) ?? [];
			return [
				signs === void 0 ? "supported as far as can be seen without a site" : "supported",
				signs && `deploys will be judged by ${judge ? `the ${judge.name}` : `their end alone, so ${TELL_IT}`}`,
				words > 0 && `${(0, count.U)(words, "word")} ${words === 1 ? "needs" : "need"} a vocabulary`
			].filter(Boolean).join("; ");
		}
		let TELL_IT = "run update-deploy-script before deploy, or a health check", TOKEN = "last_deploy_at";
		function shownSigns(answers, site) {
			let script = calls.script.endpoint.answer.safeParse(answers.get(calls.script)?.json).data ?? null;
			return [
				{
					name: "status of the deployment",
					isShown: answers.get(calls.deployments)?.isList,
					meaning: "decides, if the trigger answers with an id"
				},
				{
					name: "exit report of the script",
					isShown: (0, script_frame.KL)(script),
					meaning: "the script itself tells how it ended, and which commit it deployed"
				},
				{
					name: "status of the site",
					isShown: typeof site.status == "string",
					meaning: "decides, if it is seen to change; the exit report of update-deploy-script tells more"
				},
				{
					name: TOKEN,
					isShown: TOKEN in site,
					meaning: `shows an end, but not whether it worked: ${TELL_IT}`
				}
			].filter(({ isShown }) => isShown);
		}
		function endRow(signs) {
			let [best] = signs;
			return [
				"end of a deploy",
				signs.map(({ name }) => name).join(", ") || "nothing",
				best?.meaning ?? `cannot be seen: ${TELL_IT}`
			];
		}
		function textRow(site) {
			return "current_deploy_log" in site ? [
				"live text",
				"current_deploy_log",
				"lines are printed as the deploy prints them"
			] : [
				"live text",
				"none",
				"lines are printed when the log has them, on some services only at the end"
			];
		}
		function logRow(log) {
			if (log?.error !== void 0) return [
				"log",
				log.words,
				"neither patterns nor the exit report can be read"
			];
			let names = fieldNamesOf(log?.records ?? []);
			if (names.length === 0) return [
				"log",
				"no entry",
				"deploy once, and check again"
			];
			let fields = [
				"type",
				"id",
				"created_at",
				"content"
			].filter((field) => names.includes(field)), shown = `${log?.isList ? "a list" : "the latest entry"} with ${fields.join(", ")}`;
			return fields.includes("content") ? [
				"log",
				shown,
				"patterns and the exit report are read from it"
			] : [
				"log",
				shown,
				"each text is read by its id, which costs a request"
			];
		}
		function unusualRow({ status, last_deploy_at: at }) {
			return [
				"unusual values",
				[typeof status == "string" && (0, site_presence.uD)(status) === void 0 && "status", typeof at == "string" && !/^\d{4}-\d\d-\d\d[ T]\d\d:\d\d:\d\d/.test(at) && TOKEN].filter(Boolean).join(", "),
				"nothing is concluded from them alone"
			];
		}
		function rateRow(replies) {
			let limit = replies.map(({ header }) => header?.("x-ratelimit-limit")).findLast((text) => text !== void 0 && /^\d{1,9}$/.test(text));
			return limit === void 0 ? [
				"rate limit",
				"not shown",
				"60 requests a minute are usual; after a refusal a run waits"
			] : [
				"rate limit",
				`${limit} requests`,
				"a run asks less often when 10 or fewer are left"
			];
		}
		function fieldRow(replies) {
			let [{ of = "", fields = "" } = {}] = replies, known = fields.split(/\s+/), more = fieldNamesOf(of === "" ? [] : replies.flatMap(({ records }) => records)).filter((name) => !known.includes(name)), use = of.startsWith("sync-") ? "new records may need them: see extra" : "not used";
			return [
				`${of} also has`,
				listNames(more),
				use
			];
		}
		function listNames(names) {
			let shown = names.filter((name) => /^[\w-]{1,60}$/.test(name)).slice(0, 30), more = names.length - shown.length;
			return `${shown.join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
		}
		function suggestWords(ofSites, ofServers) {
			let words = Object.entries({
				blogapp: "wordpress",
				webframework: "laravel"
			}).filter(([word, usual]) => ofSites.includes(usual) && !ofSites.includes(word)), isMissing = !ofServers.includes("sqldb_version"), database = [
				"mysql",
				"mariadb",
				"postgresql"
			].find((usual) => ofServers.includes(`${usual}_version`)), entries = words.map(([word, usual]) => `${word}: ${usual}`);
			return isMissing && database !== void 0 ? [...entries, `sqldb: ${database}`] : entries;
		}
		function fieldNamesOf(records) {
			return [...new Set(records.flatMap((record) => Object.keys(record)))];
		}
	}),
	4497: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			E: () => kinds,
			I: () => kindOf
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8395), zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3759), _api_fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9407), _api_records_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6602), _known_kinds_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9743);
		let IDENTIFIER = "2 to 64 letters, digits, dashes and underscores", identifier = zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__.m9(2), zod_mini__WEBPACK_IMPORTED_MODULE_4__.Eb(64), zod_mini__WEBPACK_IMPORTED_MODULE_4__.Fk(/^[A-Za-z0-9_-]*$/), zod_mini__WEBPACK_IMPORTED_MODULE_3__.q0y(IDENTIFIER)), databaseName = identifier.check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YPB((value) => value !== "database"), zod_mini__WEBPACK_IMPORTED_MODULE_3__.mIj({
			description: `${IDENTIFIER}; must not be \`database\``,
			not: { const: "database" }
		})), ports = zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__.Fk(/^([0-9]{0,5})(:[0-9]{0,5})?$/), zod_mini__WEBPACK_IMPORTED_MODULE_3__.YPB((value) => {
			let [from = 0, to = from] = value.split(":").map(Number);
			return from >= 1 && from <= to && to <= 65535;
		}), zod_mini__WEBPACK_IMPORTED_MODULE_3__.q0y("a port from 1 to 65535, or a range from:to of them, the smaller one first")), ipAddress = zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__.Eb(45), zod_mini__WEBPACK_IMPORTED_MODULE_3__.YPB((value) => zod_mini__WEBPACK_IMPORTED_MODULE_3__.KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_3__.uXy(), zod_mini__WEBPACK_IMPORTED_MODULE_3__.ugL()]).safeParse(value).success), zod_mini__WEBPACK_IMPORTED_MODULE_3__.q0y("an IP address, at most 45 characters")), NAMED_SCHEDULE = /^@(annually|yearly|monthly|weekly|daily|midnight|hourly|reboot)$/, NAMED_PARTS = /\b(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|sun|mon|tue|wed|thu|fri|sat)\b/gi;
		async function isSchedule(text) {
			if (NAMED_SCHEDULE.test(text)) return !0;
			if (!/^[\d*,/\-A-Za-z]+( +[\d*,/\-A-Za-z]+){4}$/.test(text) || /[LW]/i.test(text.replace(NAMED_PARTS, ""))) return !1;
			let { Cron } = await __webpack_require__.e(814).then(__webpack_require__.bind(__webpack_require__, 5814));
			try {
				new Cron(text, { mode: "5-part" });
				return !0;
			} catch {
				return !1;
			}
		}
		let schedule = zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__.Eb(50), zod_mini__WEBPACK_IMPORTED_MODULE_3__.YPB(isSchedule), zod_mini__WEBPACK_IMPORTED_MODULE_3__.q0y("a cron schedule of at most 50 characters: five fields as in */5 * * * *, or a name as in @daily")), crontabCommand = (0, _api_fields_js__WEBPACK_IMPORTED_MODULE_0__.n8)({ most: 255 }).check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YPB(async (value) => {
			let words = value.trim().split(/\s+/, 5);
			return !(await isSchedule(words[0] ?? "") || await isSchedule(words.join(" ")));
		}), zod_mini__WEBPACK_IMPORTED_MODULE_3__.q0y("a text of at most 255 characters, not blank, in one line, without a schedule at its beginning")), definitions = {
			"queue-workers": {
				declared: zod_mini__WEBPACK_IMPORTED_MODULE_3__.rej({
					connection: (0, _api_fields_js__WEBPACK_IMPORTED_MODULE_0__.Qq)(),
					queue: (0, _api_fields_js__WEBPACK_IMPORTED_MODULE_0__.Qq)(),
					maximum_seconds: (0, _api_fields_js__WEBPACK_IMPORTED_MODULE_0__.rD)(0, 6e4),
					sleep: (0, _api_fields_js__WEBPACK_IMPORTED_MODULE_0__.rD)(0, 6e4),
					processes: (0, _api_fields_js__WEBPACK_IMPORTED_MODULE_0__.rD)(1, 120),
					maximum_tries: (0, _api_fields_js__WEBPACK_IMPORTED_MODULE_0__.lq)((0, _api_fields_js__WEBPACK_IMPORTED_MODULE_0__.rD)(1, 6e4))
				}),
				identity: ["connection", "queue"],
				replaced: "delete-first"
			},
			"auth-users": {
				declared: zod_mini__WEBPACK_IMPORTED_MODULE_3__.rej({
					name: (0, _api_fields_js__WEBPACK_IMPORTED_MODULE_0__.Qq)({
						least: 2,
						most: 255
					}),
					password: (0, _api_fields_js__WEBPACK_IMPORTED_MODULE_0__.Qq)({
						least: 2,
						most: 255
					})
				}),
				identity: ["name"],
				writeOnly: ["password"],
				replaced: "delete-first"
			},
			crontabs: {
				declared: zod_mini__WEBPACK_IMPORTED_MODULE_3__.rej({
					user: (0, _api_fields_js__WEBPACK_IMPORTED_MODULE_0__.n8)({ most: 255 }),
					command: crontabCommand,
					frequency: schedule
				}),
				identity: ["user", "command"],
				replaced: "delete-first"
			},
			"network-rules": {
				declared: zod_mini__WEBPACK_IMPORTED_MODULE_3__.rej({
					name: (0, _api_fields_js__WEBPACK_IMPORTED_MODULE_0__.Qq)({ most: 100 }),
					port: ports,
					type: (0, _api_fields_js__WEBPACK_IMPORTED_MODULE_0__.yL)(["tcp", "udp"]),
					from_ip_address: (0, _api_fields_js__WEBPACK_IMPORTED_MODULE_0__.lq)(ipAddress)
				}),
				identity: ["name"],
				replaced: "create-first"
			},
			daemons: {
				declared: zod_mini__WEBPACK_IMPORTED_MODULE_3__.rej({ command: (0, _api_fields_js__WEBPACK_IMPORTED_MODULE_0__.n8)({ most: 150 }) }),
				identity: ["command"],
				replaced: "never"
			},
			databases: {
				declared: zod_mini__WEBPACK_IMPORTED_MODULE_3__.rej({
					name: databaseName,
					user: (0, _api_fields_js__WEBPACK_IMPORTED_MODULE_0__.lq)(identifier),
					password: (0, _api_fields_js__WEBPACK_IMPORTED_MODULE_0__.lq)((0, _api_fields_js__WEBPACK_IMPORTED_MODULE_0__.Qq)())
				}),
				identity: ["name"],
				writeOnly: ["password"],
				replaced: "never"
			}
		}, kinds = _known_kinds_js__WEBPACK_IMPORTED_MODULE_2__.T.map((known) => {
			let group = {
				...known,
				...definitions[known.name]
			};
			return {
				...group,
				endpoints: (0, _api_records_js__WEBPACK_IMPORTED_MODULE_1__.recordEndpoints)(group)
			};
		});
		function kindOf(name) {
			let found = kinds.find((kind) => kind.name === name);
			if (found === void 0) throw TypeError(`There is no kind ${name}`);
			return found;
		}
	}),
	4156: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Ij: () => BEING_MADE,
			Ku: () => siteLabel,
			Ly: () => waitUntilGone,
			Ql: () => waitForSite,
			Us: () => readSite,
			bs: () => waitUntilReady,
			dt: () => findListed,
			qS: () => statusText,
			qb: () => requireSame,
			uD: () => knownStatus,
			vx: () => isBeingDeleted,
			yu: () => BUSY
		});
		var _api_pages_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5272), _api_sites_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8656), _api_wait_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7707), _core_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8208), _values_host_name_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7684);
		let BEING_MADE = [
			"created",
			"building",
			"repository-installing"
		], BUSY = [...BEING_MADE, "deploying"], KNOWN_STATUSES = [
			...BUSY,
			"active",
			"deploy-failed",
			"deleting",
			"suspended"
		];
		function knownStatus(shown) {
			return KNOWN_STATUSES.find((word) => word === shown);
		}
		function siteLabel({ id, domain }) {
			return domain === "" ? `with id ${id}` : `${domain} (id ${id})`;
		}
		function statusText({ status, current_deploy_log: text }) {
			if (status !== void 0) return `its status is “${status}”`;
			return typeof text == "string" ? "a deploy is running" : "it shows no status";
		}
		function readSite(reader, target) {
			return (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_3__.MW)(reader.read(_api_sites_js__WEBPACK_IMPORTED_MODULE_1__.getSite, target), void 0);
		}
		async function findListed(reader, { server, site }) {
			return (await (0, _api_pages_js__WEBPACK_IMPORTED_MODULE_0__.y)(reader, _api_sites_js__WEBPACK_IMPORTED_MODULE_1__.getSites, { server })).find(({ id }) => id === site);
		}
		function requireSame(now, found) {
			if (found.domain === "" || now.domain === "" || (0, _values_host_name_js__WEBPACK_IMPORTED_MODULE_4__.DW)(now.domain, found.domain)) return;
			let message = `The site ${siteLabel(found)} has become ${now.domain} since it was found: nothing more is done to it.`;
			throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__.OK("changed-by-others", message, "Find out who has changed it, then run again.");
		}
		async function watchSite(site, { facts, reader, patience }, { doing, meanwhile, isThere, isOdd }) {
			let target = {
				server: facts.serverId,
				site: site.id
			}, last = site, look = async () => {
				let seen = await (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_3__.MW)(reader.read(_api_sites_js__WEBPACK_IMPORTED_MODULE_1__.getSite, target, { attempts: 1 }), void 0) ?? await findListed(reader, target);
				last = seen ?? last;
				requireSame(last, site);
				return seen;
			}, awaited = () => `it ${meanwhile}; ${statusText(last)}`;
			try {
				let { end } = await (0, _api_wait_js__WEBPACK_IMPORTED_MODULE_2__.fm)({
					doing,
					awaited,
					look,
					isThere,
					isOdd,
					pauses: _api_wait_js__WEBPACK_IMPORTED_MODULE_2__.$Q.site,
					silentMs: _api_wait_js__WEBPACK_IMPORTED_MODULE_2__.BR
				}, patience);
				return {
					end,
					last
				};
			} catch (error) {
				if (!(0, _core_errors_js__WEBPACK_IMPORTED_MODULE_3__.si)(error)) throw error;
				throw (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_3__.GP)(error, `The site ${siteLabel(site)} ${meanwhile}: ${statusText(last)}.`);
			}
		}
		function isBeingDeleted({ status }) {
			return status === "deleting";
		}
		async function waitUntilGone(site, watching) {
			let { end, last } = await watchSite(site, watching, {
				doing: "waiting for the site to be gone",
				meanwhile: "is still there",
				isThere: (seen) => seen === void 0,
				isOdd: (seen) => seen !== void 0 && !isBeingDeleted(seen)
			}), message = `The site ${siteLabel(last)} was being deleted, and is still there: ${statusText(last)}.`;
			if (end === "odd") throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__.OK("end-unseen", message, LOOK_AT_SITE);
		}
		let LOOK_AT_SITE = "Look at the site in the pages of the service, then run again.";
		function cannotBeWorkedOn(site) {
			let message = `The site ${siteLabel(site)} cannot be worked on: ${statusText(site)}.`;
			return new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__.OK("site-unusable", message, LOOK_AT_SITE);
		}
		function statusOf({ status, current_deploy_log: text }) {
			return status === void 0 && typeof text == "string" ? "deploying" : knownStatus(status);
		}
		async function waitUntilReady(site, busy, watching) {
			let status = statusOf(site);
			if (status === void 0 || !busy.includes(status)) return site;
			let { end, last } = await watchSite(site, watching, {
				doing: "waiting for the site",
				meanwhile: "is not ready",
				isOdd: (seen) => seen === void 0,
				isThere(seen) {
					if (seen === void 0) return !1;
					let now = statusOf(seen);
					if (now === "deleting" || now === "suspended") throw cannotBeWorkedOn(seen);
					status = now ?? status;
					let isOver = seen.status !== void 0 || seen.current_deploy_log === null;
					return now === void 0 ? isOver && status === "deploying" : !busy.includes(now);
				}
			});
			if (end === "there") return last;
			let message = `The site ${siteLabel(site)} disappeared while this run waited for it to be ready.`;
			throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__.OK("site-gone", message, "Look at the server in the pages of the service: somebody else may have deleted the site.");
		}
		async function waitForSite(traits, dryRun, watching) {
			let { scope, readOnly, createsSite, deletesSite } = traits, { site } = watching.facts;
			if (scope !== "site" || typeof site != "object" || readOnly) return site;
			let usesSite = !createsSite && !deletesSite;
			if (usesSite && isBeingDeleted(site)) throw cannotBeWorkedOn(site);
			return waitUntilReady(site, usesSite && !dryRun ? BUSY : BEING_MADE, watching);
		}
	}),
	4538: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			AN: () => inputText,
			jh: () => isMap,
			ws: () => scalarText
		});
		function inputText(value) {
			if (isMap(value)) return JSON.stringify(value);
			if (!Array.isArray(value)) return scalarText(value);
			let lines = value.map(scalarText);
			return lines.every((line) => line !== void 0) ? lines.join("\n") : void 0;
		}
		function scalarText(value) {
			return [
				"string",
				"number",
				"boolean"
			].includes(typeof value) ? String(value) : void 0;
		}
		function isMap(value) {
			return typeof value == "object" && !!value && !Array.isArray(value);
		}
	})
};
