"use strict";
exports.id = 7876;
exports.ids = [7876];
exports.modules = {
	4163: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			JN: () => logEntry,
			Uf: () => siteLog,
			Xt: () => getLogEntry
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8395), _endpoint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8495);
		let logEntry = zod_mini__WEBPACK_IMPORTED_MODULE_1__.Ikc({
			id: (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__._L)(_endpoint_js__WEBPACK_IMPORTED_MODULE_0__.nd),
			type: (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__._L)(zod_mini__WEBPACK_IMPORTED_MODULE_1__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP())),
			description: zod_mini__WEBPACK_IMPORTED_MODULE_1__.MfU(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_1__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP()), null), null),
			content: zod_mini__WEBPACK_IMPORTED_MODULE_1__.FsL((0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__._L)(zod_mini__WEBPACK_IMPORTED_MODULE_1__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP())), zod_mini__WEBPACK_IMPORTED_MODULE_1__.pdi((content) => content ?? void 0)),
			created_at: zod_mini__WEBPACK_IMPORTED_MODULE_1__.MfU(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_1__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP()), null), null)
		}), siteLog = zod_mini__WEBPACK_IMPORTED_MODULE_1__.FsL(zod_mini__WEBPACK_IMPORTED_MODULE_1__.pdi((answer) => {
			let inner = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.oA)(answer) ?? null, isList = Array.isArray(inner);
			return {
				isList,
				page: isList ? answer : inner === null ? [] : [inner]
			};
		}), zod_mini__WEBPACK_IMPORTED_MODULE_1__.FsL(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Ikc({
			isList: zod_mini__WEBPACK_IMPORTED_MODULE_1__.zMY(),
			page: (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.p_)(logEntry)
		}), zod_mini__WEBPACK_IMPORTED_MODULE_1__.pdi(({ isList, page: { items, lastPage } }) => ({
			isList,
			entries: items,
			lastPage
		})))), getLogEntry = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.KW)("/api/servers/{server}/sites/{site}/log/{entry}", (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.g1)(logEntry), { mayBeLong: !0 });
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
				if (pages.length === 1 || shown.length >= total) return shown;
				if (reads === 3) throw incomplete(endpoint.path, `its pages show ${shown.length} of ${total} items`);
			}
		}
		function incomplete(path, why) {
			let message = `The list at ${path} cannot be read completely: ${why}. What was not read must not count as missing.`;
			return new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.OK("list-incomplete", message, "Give server and site as ids, so that no list of them is read; delete records that nobody needs.");
		}
	}),
	3337: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			GP: () => interruptedIn,
			Ni: () => writeAndRead,
			Sy: () => requireDone,
			dC: () => createAndFind,
			uL: () => orUnknown,
			uj: () => removeAndConfirm
		});
		var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8208), _client_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1137), _wait_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7707);
		async function orUnknown(read, doubt) {
			try {
				return await read();
			} catch (error) {
				if ((0, _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.si)(error)) throw interruptedIn(error, doubt.message);
				if (!(error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.hD)) throw error;
				throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.OK(doubt.reason, doubt.message, doubt.next, { cause: doubt.cause ?? error });
			}
		}
		async function writeAndRead({ send, read, shows, awaited, doubt: words, windowMs = _wait_js__WEBPACK_IMPORTED_MODULE_2__.LP, onRepeat }, patience) {
			let lost;
			for (let attempts = _client_js__WEBPACK_IMPORTED_MODULE_1__.m;;) {
				let effect = await (lost ? withDoubt(send(attempts, lost), lost) : send(attempts, lost));
				if (effect.state === "not-done" && effect.isStale) {
					attempts -= effect.refused ?? 0;
					continue;
				}
				if (effect.state === "not-done" && lost === void 0) throw effect.error;
				let isConfirmed = effect.state === "done", [answer, cause] = isConfirmed ? [effect.value] : [void 0, effect.error], doubt = new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.OK(isConfirmed ? "shown-otherwise" : "answer-lost", ...words(isConfirmed), { cause });
				if ((0, _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.si)(cause)) throw interruptedIn(cause, doubt.message);
				let accept = (seen) => shows(seen, isConfirmed), { accepted, value: seen } = await orUnknown(() => (0, _wait_js__WEBPACK_IMPORTED_MODULE_2__.LC)(() => read(answer), accept, awaited, patience, windowMs), doubt);
				if (accepted) return {
					seen,
					answer
				};
				if (isConfirmed) return {
					seen,
					answer,
					doubt
				};
				if (effect.state === "not-done" && windowMs > 0) throw effect.error;
				if (lost !== void 0 || onRepeat === void 0) throw doubt;
				onRepeat();
				lost = doubt;
				attempts = _client_js__WEBPACK_IMPORTED_MODULE_1__.m;
			}
		}
		async function createAndFind(creating, patience) {
			let shows = (found) => found !== void 0, { seen, answer, doubt } = await writeAndRead({
				...creating,
				shows,
				awaited: "the service to show what was created"
			}, patience);
			if (seen === void 0) throw doubt;
			return {
				found: seen,
				answer
			};
		}
		async function removeAndConfirm(write, isGone, [message, next], patience) {
			let effect = await write(), cause = effect.state === "done" ? void 0 : effect.error, saysGone = (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.c4)(cause);
			if (effect.state === "not-done" && !saysGone) throw effect.error;
			if ((0, _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.si)(cause)) throw interruptedIn(cause, message);
			let reason = cause === void 0 ? "shown-otherwise" : "answer-lost", doubt = new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.OK(reason, message, next, { cause }), windowMs = effect.state === "done" ? 3e5 : _wait_js__WEBPACK_IMPORTED_MODULE_2__.LP, { accepted } = await orUnknown(() => (0, _wait_js__WEBPACK_IMPORTED_MODULE_2__.LC)(() => isGone(saysGone), Boolean, "the service to stop showing what was deleted", patience, windowMs), doubt);
			if (!accepted) throw doubt;
			return effect.state !== "not-done";
		}
		async function withDoubt(work, doubt) {
			try {
				return await work;
			} catch (error) {
				if ((0, _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.si)(error)) throw interruptedIn(error, doubt.message);
				if (error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.hD) throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.OK(doubt.reason, doubt.message, doubt.next, { cause: error });
				if (!(error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.OK)) throw error;
				throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.OK(doubt.reason, doubt.message, error.next, { cause: error });
			}
		}
		function requireDone(effect, message, next) {
			if (effect.state === "done") return effect.value;
			if (effect.state === "not-done") throw effect.error;
			if ((0, _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.si)(effect.error)) throw interruptedIn(effect.error, message);
			throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.OK("answer-lost", message, next, { cause: effect.error });
		}
		function interruptedIn(error, doubt) {
			return error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.cc ? new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.cc(error.message, doubt) : new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.j3(`${error.message} ${doubt}`, error.input, error.limitMs);
		}
	}),
	2492: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { u: () => knownStatus });
		let KNOWN = [
			"created",
			"building",
			"repository-installing",
			"active",
			"deploying",
			"deploy-failed",
			"deleting",
			"suspended"
		];
		function knownStatus(shown) {
			return KNOWN.find((word) => word === shown);
		}
	}),
	8656: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			deleteSite: () => deleteSite,
			getCertificate: () => getCertificate,
			getDeployLog: () => getDeployLog,
			getSite: () => getSite,
			getSites: () => getSites,
			site: () => site
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8395), _endpoint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8495), _log_entry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4163);
		let site = zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({
			id: _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.nd,
			domain: zod_mini__WEBPACK_IMPORTED_MODULE_2__.MfU(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP(), ""),
			last_deploy_at: zod_mini__WEBPACK_IMPORTED_MODULE_2__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_2__.KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_2__.FsL(zod_mini__WEBPACK_IMPORTED_MODULE_2__.aig(), zod_mini__WEBPACK_IMPORTED_MODULE_2__.pdi(String))]))),
			blogapp: (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__._L)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.zMY()),
			status: (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__._L)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP()),
			repository: (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__._L)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({
				branch: (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__._L)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP()),
				user: (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__._L)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP()),
				provider: (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__._L)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP()),
				name: (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__._L)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP())
			}))),
			has_repository: (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__._L)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.zMY()),
			current_deploy_log: zod_mini__WEBPACK_IMPORTED_MODULE_2__.lqM((0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__._L)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP())))
		}), path = "/api/servers/{server}/sites/{site}", getSites = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.KW)("/api/servers/{server}/sites", (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.p_)(site), { mayBeLong: !0 }), getSite = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.KW)(path, (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.g1)(site), { mayBeLong: !0 }), deleteSite = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.qs)("DELETE", path, "gone", _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.H2), getDeployLog = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.KW)(`${path}/log`, _log_entry_js__WEBPACK_IMPORTED_MODULE_1__.Uf, { mayBeLong: !0 }), certificate = zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({
			id: _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.nd,
			domain: (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__._L)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP()),
			status: (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__._L)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP()),
			active: (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__._L)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.zMY()),
			expires_at: (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__._L)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP())
		}), getCertificate = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.KW)(`${path}/certificates/{certificate}`, (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.g1)(certificate));
	}),
	7876: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			removeSite: () => removeSite,
			work: () => work
		});
		var _api_settle_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3337), _api_site_status_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2492), _api_sites_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8656), _site_site_presence_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4156), _site_target_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3242), _values_preview_domain_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9335), _operation_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(83);
		let work = {
			check({ site: named = "", confirmDelete: confirmed, pullRequest: number }) {
				if (confirmed === void 0) return [];
				let expected = confirmationOf(named, confirmed) ?? previewOf(confirmed, number);
				return expected === void 0 ? [] : [{
					input: "confirm-delete",
					expected
				}];
			},
			checkSite({ confirmDelete: confirmed }, found) {
				let wanted = confirmed.toLowerCase();
				if ("site" in found) {
					let { id, domain } = found.site;
					if (domain !== "" && domain.toLowerCase() === wanted) return [];
					return [{
						input: "confirm-delete",
						expected: domain === "" ? `the domain of the site to delete, but the service shows none for the site with id ${id}` : `the domain of the site to delete, which is ${domain} (id ${id})`
					}];
				}
				let other = found.sites.find(({ domain }) => domain.toLowerCase() === wanted);
				if (other === void 0) return [];
				return [{
					input: "site",
					expected: `the id of ${other.domain}, which is ${other.id}; there is no site ${found.missingId}`
				}];
			},
			async plan({ inputs: { site: wanted }, ...planning }) {
				let { dryRun, log } = planning, { site } = planning.facts;
				if (site === "missing") {
					log.info(`there is no site ${wanted} on this server: it counts as deleted`);
					return _operation_js__WEBPACK_IMPORTED_MODULE_3__.K;
				}
				if (site !== "planned" && (0, _site_site_presence_js__WEBPACK_IMPORTED_MODULE_2__.vx)(site)) {
					log.info(`the site ${(0, _site_site_presence_js__WEBPACK_IMPORTED_MODULE_2__.Ku)(site)} is being deleted already`);
					dryRun || await (0, _site_site_presence_js__WEBPACK_IMPORTED_MODULE_2__.Ly)(site, planning);
					return _operation_js__WEBPACK_IMPORTED_MODULE_3__.K;
				}
				let named = site === "planned" ? wanted : (0, _site_site_presence_js__WEBPACK_IMPORTED_MODULE_2__.Ku)(site);
				return { changes: [(0, _operation_js__WEBPACK_IMPORTED_MODULE_3__.A)(`delete the site ${named}`, { named }, (content, applying) => removeSite(applying.facts, content.named, applying))] };
			}
		};
		function confirmationOf(named, confirmed) {
			if (named === "" || _site_target_js__WEBPACK_IMPORTED_MODULE_4__.ID.test(named) || confirmed.toLowerCase() === named.toLowerCase()) return;
			return `the domain that site names, ${named}, as delete-site deletes it`;
		}
		function previewOf(confirmed, number) {
			if (number === "unclear") return "a run that shows its pull request, as delete-site deletes only the site of that pull request; the event of this run (GITHUB_EVENT_PATH) shows none";
			if (number === void 0 || (0, _values_preview_domain_js__WEBPACK_IMPORTED_MODULE_5__.A)(confirmed, number)) return;
			return `a domain whose first part has ${number} as its only number, as in pr-${number}.preview.example.com: in a run of pull request #${number} delete-site deletes only the site of that pull request`;
		}
		async function removeSite(facts, named, applying) {
			let { writer, reader, patience } = applying, target = (0, _site_target_js__WEBPACK_IMPORTED_MODULE_4__.$)(facts), showsStatus = typeof facts.site == "object" && (0, _api_site_status_js__WEBPACK_IMPORTED_MODULE_6__.u)(facts.site.status) !== void 0, isGone = async (saysGone) => {
				let site = (saysGone ? void 0 : await (0, _site_site_presence_js__WEBPACK_IMPORTED_MODULE_2__.Us)(reader, target)) ?? (saysGone || showsStatus ? await (0, _site_site_presence_js__WEBPACK_IMPORTED_MODULE_2__.dt)(reader, target) : void 0);
				if (site === void 0) return !0;
				if (!(0, _site_site_presence_js__WEBPACK_IMPORTED_MODULE_2__.vx)(site)) return !1;
				await (0, _site_site_presence_js__WEBPACK_IMPORTED_MODULE_2__.Ly)(site, applying);
				return !0;
			}, message = `The deletion of the site ${named} could not be confirmed.`, went = await (0, _api_settle_js__WEBPACK_IMPORTED_MODULE_0__.uj)(() => writer.write(_api_sites_js__WEBPACK_IMPORTED_MODULE_1__.deleteSite, target, void 0), isGone, [message, "Run again in a minute: a site that is gone by then counts as deleted."], patience);
			return {
				changed: went,
				summary: went ? `deleted the site ${named}` : `the site ${named} was gone already`
			};
		}
	}),
	83: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			A: () => planChange,
			K: () => nothingToDo
		});
		function planChange(summary, content, apply) {
			return {
				summary,
				content: () => content,
				apply: (applying) => apply(content, applying)
			};
		}
		let nothingToDo = { changes: [] };
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
			vx: () => isBeingDeleted,
			yu: () => BUSY
		});
		var _api_pages_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5272), _api_site_status_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2492), _api_sites_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8656), _api_wait_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7707), _core_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8208);
		function siteLabel({ id, domain }) {
			return domain === "" ? `with id ${id}` : `${domain} (id ${id})`;
		}
		function statusText({ status }) {
			return status === void 0 ? "it shows no status" : `its status is “${status}”`;
		}
		function readSite(reader, target) {
			return (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_3__.MW)(reader.read(_api_sites_js__WEBPACK_IMPORTED_MODULE_1__.getSite, target), void 0);
		}
		async function findListed(reader, { server, site }) {
			return (await (0, _api_pages_js__WEBPACK_IMPORTED_MODULE_0__.y)(reader, _api_sites_js__WEBPACK_IMPORTED_MODULE_1__.getSites, { server })).find(({ id }) => id === site);
		}
		async function watchSite(site, watching, wait) {
			let { facts, reader, patience } = watching, target = {
				server: facts.serverId,
				site: site.id
			}, last = site, look = async () => {
				let seen = await (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_3__.MW)(reader.read(_api_sites_js__WEBPACK_IMPORTED_MODULE_1__.getSite, target, { attempts: 1 }), void 0) ?? await findListed(reader, target);
				last = seen ?? last;
				return seen;
			}, awaited = () => `${wait.meanwhile}; ${statusText(last)}`, { judge } = wait;
			try {
				let { end } = await patience.during({
					doing: wait.doing,
					awaited
				}, () => (0, _api_wait_js__WEBPACK_IMPORTED_MODULE_2__.fm)({
					look,
					judge,
					pauses: _api_wait_js__WEBPACK_IMPORTED_MODULE_2__.$Q.site,
					silentMs: _api_wait_js__WEBPACK_IMPORTED_MODULE_2__.BR
				}, patience));
				if (end === "odd") throw wait.odd(last);
				return last;
			} catch (error) {
				if (!(error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_3__.j3)) throw error;
				throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__.OK("time-out", ...wait.tooLate(error.input, statusText(last)), { cause: error });
			}
		}
		function isBeingDeleted({ status }) {
			return (0, _api_site_status_js__WEBPACK_IMPORTED_MODULE_4__.u)(status) === "deleting";
		}
		async function waitUntilGone(site, watching) {
			await watchSite(site, watching, {
				doing: "waiting for the site to be gone",
				meanwhile: "it is still there",
				judge: (seen) => seen === void 0 ? "there" : isBeingDeleted(seen) ? "pending" : "odd",
				odd(last) {
					let message = `The site ${siteLabel(last)} was being deleted, and is still there: ${statusText(last)}.`;
					return new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__.OK("end-unseen", message, LOOK);
				},
				tooLate: (input, status) => [`The site ${siteLabel(site)} was not gone within the ${input}: ${status}.`, "Run again in a minute: a site that is gone by then counts as deleted."]
			});
		}
		let LOOK = "Look at the site in the pages of the service, then run again.";
		function cannotBeWorkedOn(site) {
			let message = `The site ${siteLabel(site)} cannot be worked on: ${statusText(site)}.`;
			return new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__.OK("site-unusable", message, LOOK);
		}
		let BEING_MADE = [
			"created",
			"building",
			"repository-installing"
		], BUSY = [...BEING_MADE, "deploying"];
		async function waitUntilReady(site, busy, watching) {
			let status = (0, _api_site_status_js__WEBPACK_IMPORTED_MODULE_4__.u)(site.status);
			if (status === void 0 || !busy.includes(status)) return site;
			return watchSite(site, watching, {
				doing: "waiting for the site",
				meanwhile: "it is not ready",
				judge(seen) {
					if (seen === void 0) return "odd";
					let now = (0, _api_site_status_js__WEBPACK_IMPORTED_MODULE_4__.u)(seen.status);
					if (now === "deleting" || now === "suspended") throw cannotBeWorkedOn(seen);
					let isReady = now === void 0 ? status === "deploying" && seen.status !== void 0 : !busy.includes(now);
					status = now ?? status;
					return isReady ? "there" : "pending";
				},
				odd() {
					let message = `The site ${siteLabel(site)} disappeared while this run waited for it to be ready.`;
					return new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__.OK("site-gone", message, "Look at the server in the pages of the service: somebody else may have deleted the site.");
				},
				tooLate: (input, shown) => [`The site ${siteLabel(site)} was not ready within the ${input}: ${shown}.`, `Look at the site in the pages of the service, then run again, with a longer ${input} if it needs more time.`]
			});
		}
		async function waitForSite(traits, dryRun, watching) {
			let { scope, readOnly, createsSite, deletesSite } = traits, { site } = watching.facts;
			if (scope !== "site" || typeof site != "object" || readOnly) return site;
			let usesSite = !createsSite && !deletesSite;
			if (usesSite && isBeingDeleted(site)) throw cannotBeWorkedOn(site);
			return waitUntilReady(site, usesSite && !dryRun ? BUSY : BEING_MADE, watching);
		}
	}),
	3242: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$: () => targetOf,
			ID: () => ID
		});
		function targetOf({ serverId, site }) {
			if (typeof site != "object") throw TypeError("A site that does not exist yet was asked for its id");
			return {
				server: serverId,
				site: site.id
			};
		}
		let ID = /^[1-9]\d{0,14}$/;
	})
};
