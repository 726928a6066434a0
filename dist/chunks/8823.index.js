"use strict";
exports.id = 8823;
exports.ids = [8823, 7876];
exports.modules = {
	8744: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			A: () => planChange,
			n: () => spellChange
		});
		function planChange(summary, content, basis) {
			return {
				summary,
				content: () => content,
				basis: () => basis
			};
		}
		function spellChange({ summary, content }) {
			return JSON.stringify([summary, content()], (_, part) => part instanceof Map || part instanceof Set ? [...part].sort() : part);
		}
	}),
	7876: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			removeSite: () => removeSite,
			work: () => work
		});
		var _api_settle_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3337), _api_site_status_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2492), _api_sites_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8656), _site_site_presence_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4156), _site_target_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3242), _values_preview_domain_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9335), _change_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8744), _define_operation_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9863);
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
					return _define_operation_js__WEBPACK_IMPORTED_MODULE_3__.KN;
				}
				if (site !== "planned" && (0, _site_site_presence_js__WEBPACK_IMPORTED_MODULE_2__.vx)(site)) {
					log.info(`the site ${(0, _site_site_presence_js__WEBPACK_IMPORTED_MODULE_2__.Ku)(site)} is being deleted already`);
					dryRun || await (0, _site_site_presence_js__WEBPACK_IMPORTED_MODULE_2__.Ly)(site, planning);
					return _define_operation_js__WEBPACK_IMPORTED_MODULE_3__.KN;
				}
				let named = site === "planned" ? wanted : (0, _site_site_presence_js__WEBPACK_IMPORTED_MODULE_2__.Ku)(site);
				return { changes: [(0, _change_js__WEBPACK_IMPORTED_MODULE_4__.A)(`delete the site ${named}`, { named })] };
			},
			apply: ({ named }, applying) => removeSite(applying.facts, named, applying)
		};
		function confirmationOf(named, confirmed) {
			if (named === "" || _site_target_js__WEBPACK_IMPORTED_MODULE_5__.ID.test(named) || confirmed.toLowerCase() === named.toLowerCase()) return;
			return `the domain that site names, ${named}, as delete-site deletes it`;
		}
		function previewOf(confirmed, number) {
			if (number === void 0) return;
			if (number === "unclear") return "a run that shows its pull request, as delete-site deletes only the site of that pull request; the event of this run (GITHUB_EVENT_PATH) shows none";
			if ((0, _values_preview_domain_js__WEBPACK_IMPORTED_MODULE_6__.A)(confirmed, number)) return;
			return `a domain whose first part has ${number} as its only number, as in pr-${number}.preview.example.com: in a run of pull request #${number} delete-site deletes only the site of that pull request`;
		}
		async function removeSite(facts, named, applying) {
			let { writer, reader, patience } = applying, target = (0, _site_target_js__WEBPACK_IMPORTED_MODULE_5__.$)(facts), showsStatus = typeof facts.site == "object" && (0, _api_site_status_js__WEBPACK_IMPORTED_MODULE_7__.u)(facts.site.status) !== void 0, isGone = async (saysGone) => {
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
	8823: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { work: () => work });
		var _api_pages_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5272), _api_sites_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8656), _core_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8208), _site_site_presence_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4156), _change_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8744), _delete_site_work_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7876);
		let work = {
			async plan(planning) {
				let { log, lookUpPullRequest } = planning, changes = [];
				for (let preview of await findPreviews(planning.inputs.previewDomain, planning)) {
					let why = whyItStays(preview, await lookUpPullRequest(preview.number)), label = (0, _site_site_presence_js__WEBPACK_IMPORTED_MODULE_3__.Ku)(preview), summary = `delete the site ${label}: pull request #${preview.number} is closed`;
					why === void 0 ? changes.push((0, _change_js__WEBPACK_IMPORTED_MODULE_5__.A)(summary, preview)) : log[why.isDoubt ? "warning" : "info"](`${label} stays: ${why.words}`);
				}
				return { changes };
			},
			async apply(preview, applying) {
				let { reader, facts, lookUpPullRequest } = applying, label = (0, _site_site_presence_js__WEBPACK_IMPORTED_MODULE_3__.Ku)(preview), why = whyItStays(preview, await lookUpPullRequest(preview.number));
				if (why !== void 0) return leave(preview, why.words, applying);
				let now = await (0, _site_site_presence_js__WEBPACK_IMPORTED_MODULE_3__.Us)(reader, {
					server: facts.serverId,
					site: preview.id
				});
				if (now === void 0) return {
					changed: !1,
					summary: `the site ${label} was gone already`
				};
				let other = `id ${preview.id} now belongs to ${now.domain || "a site without a domain"}`;
				if (now.domain.toLowerCase() !== preview.domain.toLowerCase()) return leave(preview, other, applying);
				if ((0, _site_site_presence_js__WEBPACK_IMPORTED_MODULE_3__.vx)(now)) return {
					changed: !1,
					summary: `the site ${label} is being deleted already`
				};
				return (0, _delete_site_work_js__WEBPACK_IMPORTED_MODULE_4__.removeSite)({
					...facts,
					site: now
				}, label, applying);
			}
		};
		async function findPreviews(wanted, { facts, reader, log }) {
			let sites = await (0, _api_pages_js__WEBPACK_IMPORTED_MODULE_0__.y)(reader, _api_sites_js__WEBPACK_IMPORTED_MODULE_1__.getSites, { server: facts.serverId }), found = sites.flatMap((site) => {
				let number = wanted.numberOf(site.domain);
				return number === void 0 ? [] : [{
					...site,
					number
				}];
			});
			log.info(`${found.length} of ${sites.length} sites are of the form ${wanted.text}`);
			return found.filter((site) => !(0, _site_site_presence_js__WEBPACK_IMPORTED_MODULE_3__.vx)(site)).map(({ id, domain, number }) => ({
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
			throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__.OK("failed", `Whether ${named} is closed is not known: ${state.why}. A site is deleted only when GitHub says so.`, "Fix what it names, or run again when GitHub is available: the remaining previews are found again.");
		}
		function leave(preview, why, { log }) {
			let label = (0, _site_site_presence_js__WEBPACK_IMPORTED_MODULE_3__.Ku)(preview);
			log.warning(`${label} was to be deleted, but stays: ${why}`);
			return {
				changed: !1,
				summary: `left the site ${label}: ${why}`
			};
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
