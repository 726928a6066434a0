"use strict";
exports.id = 559;
exports.ids = [559];
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
		var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8395), zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3759), _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8208), _deploy_log_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3122), _endpoint_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8495);
		let getDeployScript = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_2__.KW)(`${_endpoint_js__WEBPACK_IMPORTED_MODULE_2__.GQ}/deploy/script`, (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_2__.rr)("deploy_script")), patchDeployScript = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_2__.x4)("PATCH", `${_endpoint_js__WEBPACK_IMPORTED_MODULE_2__.GQ}/deploy/script`, {
			retry: "replace",
			body: zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({ deploy_script: zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP() }),
			answer: _endpoint_js__WEBPACK_IMPORTED_MODULE_2__.H2
		}), deploymentId = zod_mini__WEBPACK_IMPORTED_MODULE_3__.FsL((0, _endpoint_js__WEBPACK_IMPORTED_MODULE_2__._L)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_3__.aig()])), zod_mini__WEBPACK_IMPORTED_MODULE_3__.pdi((id) => {
			let text = typeof id == "number" && !Number.isSafeInteger(id) ? "" : String(id ?? "");
			return /^(?!\.*$)\S{1,200}$/.test(text) && text.isWellFormed() ? text : void 0;
		})), triggered = zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({
			deployment_id: deploymentId,
			message: _endpoint_js__WEBPACK_IMPORTED_MODULE_2__.f$,
			error: _endpoint_js__WEBPACK_IMPORTED_MODULE_2__.f$,
			has_repository: _endpoint_js__WEBPACK_IMPORTED_MODULE_2__.Y5
		}), SAYS_NO_REPOSITORY = /\bhas no repository\s*(?:[.:;,!]|$)/i;
		function saysNoRepository(error) {
			return error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.hD && error.reason === "refused" && SAYS_NO_REPOSITORY.test(error.said);
		}
		let trigger = zod_mini__WEBPACK_IMPORTED_MODULE_3__.pdi((answer) => {
			let outer = triggered.safeParse(answer).data, inner = triggered.safeParse((0, _endpoint_js__WEBPACK_IMPORTED_MODULE_2__.oA)(answer)).data, id = outer?.deployment_id ?? inner?.deployment_id, words = outer?.message ?? inner?.message ?? outer?.error ?? "";
			return {
				id,
				said: words.length > 300 ? "" : words,
				hasRepository: outer?.has_repository !== !1 && inner?.has_repository !== !1 && (id !== void 0 || !SAYS_NO_REPOSITORY.test(words))
			};
		}), postDeploy = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_2__.x4)("POST", `${_endpoint_js__WEBPACK_IMPORTED_MODULE_2__.GQ}/deploy`, {
			retry: "once",
			body: zod_mini__WEBPACK_IMPORTED_MODULE_3__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({ variables: zod_mini__WEBPACK_IMPORTED_MODULE_3__.g1P(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()) })),
			answer: trigger,
			verbatim: !0,
			mayWaitMs: 1e4
		}), deployment = zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({
			id: deploymentId,
			deployment_id: deploymentId,
			status: _endpoint_js__WEBPACK_IMPORTED_MODULE_2__.f$,
			commit_hash: (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_2__._L)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__.Il(), zod_mini__WEBPACK_IMPORTED_MODULE_4__.Fk(/^[0-9a-f]{7,64}$/))),
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
	3337: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Ni: () => writeAndRead,
			Sy: () => requireDone,
			dC: () => createAndFind,
			uL: () => orUnknown,
			uj: () => removeAndConfirm
		});
		var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8208), _wait_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7707);
		function orUnknown(read, doubt) {
			return read().catch((error) => {
				if (error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.OK && error.reason !== "list-incomplete") throw error;
				throw (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.aE)(error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.hD ? doubt.cause ?? error : error, doubt);
			});
		}
		async function writeAndRead(writing, patience, lost) {
			let { send, read, windowMs = _wait_js__WEBPACK_IMPORTED_MODULE_1__.LP } = writing, isThere = writing.isThere ?? ((seen) => seen !== void 0), effect = await (lost ? orUnknown(send, lost) : send());
			if (effect.state === "not-done" && lost === void 0) throw effect.error;
			let isConfirmed = effect.state === "done", answer = isConfirmed ? effect.value : void 0, cause = isConfirmed ? void 0 : effect.error, reason = isConfirmed ? "shown-otherwise" : "answer-lost", doubt = new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.OK(reason, ...writing.doubt(isConfirmed), { cause });
			if ((0, _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.si)(cause)) throw (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.aE)(cause, doubt);
			let readBack = {
				..._wait_js__WEBPACK_IMPORTED_MODULE_1__.tJ,
				look: () => read(answer),
				isThere: (seen) => isThere(seen, isConfirmed),
				windowMs: isConfirmed ? windowMs : _wait_js__WEBPACK_IMPORTED_MODULE_1__.LP
			}, { end, seen } = await orUnknown(() => (0, _wait_js__WEBPACK_IMPORTED_MODULE_1__.fm)(readBack, patience), doubt);
			if (end === "there") return {
				seen,
				answer
			};
			if (isConfirmed) return {
				seen,
				answer,
				doubt
			};
			if (effect.state === "not-done") throw lost ? (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.aE)(effect.error, lost) : effect.error;
			throw effect.mayRepeat && lost === void 0 ? new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.Gz(doubt) : doubt;
		}
		async function createAndFind(creating, patience) {
			let { seen, answer, doubt } = await writeAndRead(creating, patience).catch((error) => {
				if (!(error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.Gz)) throw error;
				return writeAndRead(creating, patience, error.lost);
			});
			if (seen === void 0) throw doubt;
			return {
				seen,
				answer
			};
		}
		async function removeAndConfirm(write, isGone, words, patience) {
			let saysGone = !1, wasGone = !1, { doubt } = await writeAndRead({
				async send() {
					let effect = await write();
					if (effect.state === "done") return effect;
					saysGone = (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.c4)(effect.error);
					wasGone = saysGone && effect.state === "not-done";
					return wasGone ? {
						state: "unknown",
						error: effect.error
					} : effect;
				},
				read: () => isGone(saysGone),
				isThere: (isRemoved) => isRemoved,
				doubt: () => words,
				windowMs: 3e5
			}, patience);
			if (doubt !== void 0) throw doubt;
			return !wasGone;
		}
		function requireDone(effect, message, next) {
			if (effect.state === "done") return effect.value;
			if (effect.state === "not-done") throw effect.error;
			let doubt = new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.OK("answer-lost", message, next, { cause: effect.error });
			throw effect.mayRepeat ? new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.Gz(doubt) : (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.aE)(effect.error, doubt);
		}
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
		let LAG_WINDOW_MS = 1e4, PATIENCE_WITHOUT_API_MS = 12e4, PACES = {
			work: (waitedMs = 0) => Math.min(1e4, Math.max(1e3, waitedMs / 4)),
			page: (waitedMs) => waitedMs === void 0 ? 0 : 1e3,
			write: (waitedMs) => waitedMs === void 0 ? 0 : Math.min(250 + waitedMs, Math.max(3e3, waitedMs / 10))
		}, READING_BACK = {
			doing: "reading back",
			awaited: () => "waiting for the service to show what was written",
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
			let { windowMs = Infinity, inARow = 1, silentMs = 0 } = wait, { startedAt } = wait, answeredAt = clock.now(), pauseMs = wait.pauses(void 0), good = 0, oddAt;
			for (;;) {
				pauseMs > 0 && await clock.sleep(pauseMs, signal);
				let holdMs = 0;
				try {
					let seen = await wait.look();
					answeredAt = clock.now();
					startedAt ??= answeredAt;
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
					if (answeredAt - startedAt >= windowMs) return {
						end: "late",
						seen
					};
				} catch (error) {
					if (!(0, _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.WG)(error) || clock.now() - answeredAt >= silentMs) throw error;
					wait.onSilence?.(error);
					holdMs = Math.min(_endpoint_js__WEBPACK_IMPORTED_MODULE_1__.U5, error.retryAfterMs ?? 0);
				}
				startedAt ??= clock.now();
				let waitedMs = clock.now() - startedAt;
				pauseMs = Math.min(Math.max(wait.pauses(waitedMs), holdMs), windowMs - waitedMs);
			}
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
	9553: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Ti: () => believe,
			Tr: () => puttingBack,
			nI: () => replaceAndReadBack,
			z3: () => isBlank
		});
		var _api_settle_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3337), _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8208), _core_same_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2705), _operation_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(83);
		async function replaceAndReadBack({ what, read, write }, sent, { reader, writer, patience, lost }, isThere = (seen) => (0, _core_same_text_js__WEBPACK_IMPORTED_MODULE_3__.c)(seen, sent)) {
			let { seen, answer, doubt } = await (0, _api_settle_js__WEBPACK_IMPORTED_MODULE_0__.Ni)({
				send: () => write(sent, writer),
				read: () => read(reader),
				isThere: (seen, isConfirmed) => seen !== null && isThere(seen, isConfirmed),
				doubt: (isConfirmed) => [isConfirmed ? `The service has accepted ${what}, but reading it back did not show it.` : `Whether ${what} was written is not known: reading it back did not show it.`, "Run again: it will be compared again and written only if it differs."]
			}, patience, lost);
			return {
				seen,
				answer,
				doubt: seen === null ? void 0 : doubt
			};
		}
		async function believe(first, text, { reader, patience }) {
			if (first !== null && !isBlank(first)) return first;
			await patience.clock.sleep(1e3, patience.signal);
			let second = await text.read(reader);
			return first === null && second !== null && isBlank(second) ? null : second;
		}
		function isBlank(text) {
			return text.trim() === "";
		}
		let puttingBack = ({ text, before, after }) => ({ async plan(planning) {
			if (before === null) throw notPossible("there is none from before this run");
			if (after === null) throw notPossible("the service does not show it, so a later change could not be seen");
			let now = await believe(await text.read(planning.reader), text, planning);
			return { changes: [(0, _operation_js__WEBPACK_IMPORTED_MODULE_2__.AS)(`put back ${text.what}`, before, async (sent, applying) => {
				if (now === null || isBlank(now) && now !== after) throw notPossible("the service no longer shows it");
				if (now !== after && !(0, _core_same_text_js__WEBPACK_IMPORTED_MODULE_3__.c)(now, before)) throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__.OK("changed-by-others", "it has been changed since", "");
				let { doubt } = await replaceAndReadBack(text, sent, applying);
				if (doubt !== void 0) throw doubt;
				return {
					changed: !0,
					summary: `${text.what} was put back`
				};
			})] };
		} });
		function notPossible(why) {
			return new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__.OK("not-shown", why, "");
		}
	}),
	9963: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { $: () => targetOf });
		function targetOf({ serverId, site }) {
			if (typeof site != "object") throw TypeError("A site that does not exist yet was asked for its id");
			return {
				server: serverId,
				site: site.id
			};
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
		async function watchSite(site, { facts, reader, patience }, { doing, meanwhile, isThere }) {
			let target = {
				server: facts.serverId,
				site: site.id
			}, last = site, look = async () => {
				let seen = await (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_3__.MW)(reader.read(_api_sites_js__WEBPACK_IMPORTED_MODULE_1__.getSite, target, { attempts: 1 }), void 0) ?? await findListed(reader, target);
				last = seen ?? last;
				requireSame(last, site);
				return seen;
			}, awaited = () => `it ${meanwhile}; ${statusText(last)}`, isOdd = (seen) => seen === void 0;
			try {
				let { end } = await (0, _api_wait_js__WEBPACK_IMPORTED_MODULE_2__.fm)({
					doing,
					awaited,
					look,
					isThere,
					isOdd,
					pauses: _api_wait_js__WEBPACK_IMPORTED_MODULE_2__.$Q.work,
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
			await watchSite(site, watching, {
				doing: "waiting for the site to be gone",
				meanwhile: "is still there",
				isThere: (seen) => seen === void 0
			});
		}
		function cannotBeWorkedOn(site) {
			let message = `The site ${siteLabel(site)} cannot be worked on: ${statusText(site)}.`;
			return new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__.OK("site-unusable", message, "Look at the site in the pages of the service, then run again.");
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
	})
};
