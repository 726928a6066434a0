"use strict";
exports.id = 4933;
exports.ids = [4933, 627];
exports.modules = {
	6078: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			deleteRepository: () => deleteRepository,
			postRepository: () => postRepository
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8395), _endpoint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8495), _fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9407), _providers_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5834), _sites_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8656);
		let path = "/api/servers/{server}/sites/{site}/repository", postRepository = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.x4)("POST", path, {
			retry: "once",
			body: zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({
				provider: (0, _fields_js__WEBPACK_IMPORTED_MODULE_1__.yL)(_providers_js__WEBPACK_IMPORTED_MODULE_4__.r).check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.mIj({ maxLength: 100 })),
				branch: (0, _fields_js__WEBPACK_IMPORTED_MODULE_1__.Qq)(),
				name: (0, _fields_js__WEBPACK_IMPORTED_MODULE_1__.e7)((0, _fields_js__WEBPACK_IMPORTED_MODULE_1__.Qq)(), /^[^/\s]+\/[^/\s]+$|\.git$/, "<user>/<repository>, or with the provider custom a git URL ending in .git")
			}),
			answer: (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.Ks)(_sites_js__WEBPACK_IMPORTED_MODULE_2__.site)
		}), deleteRepository = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.qs)("DELETE", path, "once", _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.H2);
	}),
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
	627: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			_2: () => anotherRepository,
			lF: () => REMOVAL,
			showsNoRepository: () => showsNoRepository,
			showsRepository: () => showsRepository,
			vf: () => installOnce,
			wf: () => removeOnce
		});
		var _api_deploy_log_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3122), _api_repositories_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6078), _api_settle_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3337), _api_site_status_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2492), _api_sites_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8656), _core_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8208), _script_cause_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(2253), _site_repository_name_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2220), _site_site_presence_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4156), _site_target_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3242);
		let REMOVAL = "remove the repository";
		function showsRepository({ site, repository }) {
			if (repository !== "unknown") return repository === "installed";
			if (typeof site != "object") return !1;
			return hasRepository(site) ?? typeof site.last_deploy_at == "string";
		}
		function showsNoRepository({ site, repository }) {
			return repository === "absent" || typeof site == "object" && hasRepository(site) === !1;
		}
		async function installOnce({ body, ifThere }, applying) {
			let { facts } = applying, target = (0, _site_target_js__WEBPACK_IMPORTED_MODULE_6__.$)(facts), effect = await applying.writer.write(_api_repositories_js__WEBPACK_IMPORTED_MODULE_1__.postRepository, target, body);
			if (effect.state === "unknown") return settleUnknown(effect.error, !0, ifThere !== "refuse", applying);
			if (effect.state === "done") {
				applying.learn({ repository: "installed" });
				[typeof facts.site == "object" ? facts.site : void 0, effect.value].some((site) => (0, _api_site_status_js__WEBPACK_IMPORTED_MODULE_7__.u)(site?.status) !== void 0) && await awaitInstallation(body, effect.value, applying);
				return {
					changed: !0,
					summary: `installed ${(0, _site_repository_name_js__WEBPACK_IMPORTED_MODULE_8__.S_)(body.name)}, branch ${body.branch}`
				};
			}
			if (ifThere === "refuse" || !await isThereAlready(effect.error, body, ifThere, applying)) throw effect.error;
			applying.log.info(`the service refused, saying: ${effect.error.said}`);
			if (ifThere === "keep") return {
				changed: !1,
				summary: "left as it is: a repository is already installed"
			};
			await removeOnce(applying);
			return installOnce({
				body,
				ifThere: "refuse"
			}, applying);
		}
		async function awaitInstallation({ name, branch }, answered, applying) {
			let { facts, reader, patience, learn } = applying, target = (0, _site_target_js__WEBPACK_IMPORTED_MODULE_6__.$)(facts), isInstalling = (site) => (0, _api_site_status_js__WEBPACK_IMPORTED_MODULE_7__.u)(site?.status) === "repository-installing", wasSeen = isInstalling(answered), look = async () => {
				let site = await reader.read(_api_sites_js__WEBPACK_IMPORTED_MODULE_3__.getSite, target);
				wasSeen ||= isInstalling(site);
				return (0, _site_site_presence_js__WEBPACK_IMPORTED_MODULE_5__.bs)(site, _site_site_presence_js__WEBPACK_IMPORTED_MODULE_5__.Ij, applying);
			}, isInstalled = (site) => hasRepository(site) !== !1, { accepted, value: site } = await (0, _api_settle_js__WEBPACK_IMPORTED_MODULE_2__.uL)(async () => {
				let seen = [await look()];
				return (0, _api_settle_js__WEBPACK_IMPORTED_MODULE_2__.LC)(async () => seen.pop() ?? look(), isInstalled, "the repository to be shown", patience);
			}, new _core_errors_js__WEBPACK_IMPORTED_MODULE_4__.OK("unknown", "The service has accepted the repository; whether its installation has ended is not known.", INSTALLED_STAYS));
			learn({ site });
			if (accepted) return;
			learn({ repository: "absent" });
			let said = await lastWords(target, reader), shows = [(0, _site_site_presence_js__WEBPACK_IMPORTED_MODULE_5__.qS)(site), ...said].join(", and ");
			throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_4__.OK(wasSeen || said.length > 0 ? "failed" : "unknown", `The service has accepted the repository ${(0, _site_repository_name_js__WEBPACK_IMPORTED_MODULE_8__.S_)(name)}, branch ${branch}, but the site has none: ${shows}. Most likely it could not be cloned.`, "Check repository, branch, and that the service may read the repository; show-server-logs may say more. Then run again.");
		}
		async function lastWords(target, reader) {
			try {
				let { isList, entries } = await reader.read(_api_sites_js__WEBPACK_IMPORTED_MODULE_3__.getDeployLog, target, { attempts: 1 }), [newest] = entries;
				if (!isList || newest === void 0 || newest.type === "deploy") return [];
				let { id, description, content } = newest, text = content === void 0 && id !== void 0 ? await (0, _api_deploy_log_js__WEBPACK_IMPORTED_MODULE_0__.Mz)({
					reader,
					target
				}, id) : content, words = [description ?? "", (0, _script_cause_js__WEBPACK_IMPORTED_MODULE_9__.r)(text ?? "")?.line.trim() ?? ""].filter((part) => part !== "");
				return words.length === 0 ? [] : [`the newest entry of its log says “${words.join(": ")}”`];
			} catch (error) {
				if (error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_4__.hD || error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_4__.j3) return [];
				throw error;
			}
		}
		let INSTALLED_STAYS = "Run again: a repository that is already installed is left as it is.", SAYS_INSTALLED = /^a repository is already installed\.?$/i;
		async function isThereAlready(error, body, ifThere, applying) {
			if (SAYS_INSTALLED.test(error.said.trim())) return !0;
			let seen = await readAfterRefusal(error, applying);
			if (seen === void 0) return !1;
			let site = await (0, _site_site_presence_js__WEBPACK_IMPORTED_MODULE_5__.bs)(seen, _site_site_presence_js__WEBPACK_IMPORTED_MODULE_5__.Ij, applying);
			applying.learn({ site });
			let before = applying.facts.site, status = (0, _api_site_status_js__WEBPACK_IMPORTED_MODULE_7__.u)(seen.status), deployedAtBefore = typeof before == "object" ? before.last_deploy_at : null, hasDeployed = typeof site.last_deploy_at == "string" && site.last_deploy_at !== deployedAtBefore, isThere = hasRepository(site) ?? (hasDeployed || status === "repository-installing" || status === "deploying"), drift = isThere && ifThere === "keep" ? (0, _site_repository_name_js__WEBPACK_IMPORTED_MODULE_8__.$p)(site, body) : void 0;
			if (drift !== void 0) throw anotherRepository(drift);
			return isThere;
		}
		async function readAfterRefusal(refusal, { facts, reader }) {
			if (refusal.reason !== "refused" || refusal.namesFields) return;
			try {
				return await reader.read(_api_sites_js__WEBPACK_IMPORTED_MODULE_3__.getSite, (0, _site_target_js__WEBPACK_IMPORTED_MODULE_6__.$)(facts));
			} catch (error) {
				throw error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_4__.hD ? refusal : error;
			}
		}
		function anotherRepository(drift) {
			return new _core_errors_js__WEBPACK_IMPORTED_MODULE_4__.OK("failed", `The site has a different repository than requested: ${drift}.`, "Correct repository, repository-provider and branch, or set reinstall-repository: true to replace it.");
		}
		async function removeOnce(applying) {
			let { facts, writer, learn, log } = applying, effect = await writer.write(_api_repositories_js__WEBPACK_IMPORTED_MODULE_1__.deleteRepository, (0, _site_target_js__WEBPACK_IMPORTED_MODULE_6__.$)(facts), void 0);
			if (effect.state === "unknown") return settleUnknown(effect.error, !1, !0, applying);
			if (effect.state === "not-done") {
				let { error } = effect, site = (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_4__.c4)(error) ? void 0 : await readAfterRefusal(error, applying);
				site !== void 0 && learn({ site });
				if (!((0, _core_errors_js__WEBPACK_IMPORTED_MODULE_4__.c4)(error) || site !== void 0 && hasRepository(site) === !1)) throw error;
				log.info(`the service refused, saying: ${error.said}`);
			}
			learn({ repository: "absent" });
			let changed = effect.state === "done";
			return {
				changed,
				summary: changed ? "removed the repository" : "there was no repository to remove"
			};
		}
		async function settleUnknown(cause, wanted, isSign, applying) {
			let { facts, reader, learn, tookEffect } = applying, doubt = new _core_errors_js__WEBPACK_IMPORTED_MODULE_4__.OK("unknown", `Whether the repository was ${wanted ? "installed" : "removed"} is not known: the answer was lost.`, wanted ? INSTALLED_STAYS : "Look at the site, then run again if the repository is still installed.", { cause }), seen = await (0, _api_settle_js__WEBPACK_IMPORTED_MODULE_2__.uL)(() => reader.read(_api_sites_js__WEBPACK_IMPORTED_MODULE_3__.getSite, (0, _site_target_js__WEBPACK_IMPORTED_MODULE_6__.$)(facts)), doubt), isBeingInstalled = (0, _api_site_status_js__WEBPACK_IMPORTED_MODULE_7__.u)(seen.status) === "repository-installing", site = await (0, _api_settle_js__WEBPACK_IMPORTED_MODULE_2__.uL)(() => (0, _site_site_presence_js__WEBPACK_IMPORTED_MODULE_5__.bs)(seen, _site_site_presence_js__WEBPACK_IMPORTED_MODULE_5__.Ij, applying), doubt), state = hasRepository(site) ?? (isBeingInstalled ? !0 : void 0);
			if (!(isSign || isBeingInstalled) || state !== wanted) throw doubt;
			tookEffect();
			learn({
				site,
				repository: wanted ? "installed" : "absent"
			});
			return {
				changed: !0,
				summary: `the answer was lost, but the site shows ${wanted ? "a" : "no"} repository`
			};
		}
		function hasRepository(site) {
			return site.has_repository ?? (site.repository === void 0 ? void 0 : site.repository !== null);
		}
	}),
	4933: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			installation: () => installation,
			removal: () => removal
		});
		var _site_repository_name_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2220), _change_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8744), _define_operation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9863), _repository_requests_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(627);
		let installation = {
			check({ provider, repository: name = "" }) {
				if (provider === void 0) return [];
				let isCustom = provider === "custom";
				if (isCustom ? isGitUrl(name) : /^[\w.-]+\/[\w.-]+$/.test(name)) return [];
				return [{
					input: "repository",
					expected: isCustom ? "a git URL ending in .git (https://…, ssh://…, git@host:path, file://…, or a path) without a query, as repository-provider is custom" : `<user>/<repository>, as repository-provider is ${provider}`
				}];
			},
			async plan({ inputs: { provider, repository: name, branch: wanted, reinstall }, facts, log }) {
				let body = {
					provider,
					branch: wanted,
					name
				}, replaces = reinstall && (0, _repository_requests_js__WEBPACK_IMPORTED_MODULE_1__.showsRepository)(facts), ifThere = replaces ? "refuse" : reinstall ? "replace" : "keep", summary = `install the repository ${(0, _site_repository_name_js__WEBPACK_IMPORTED_MODULE_2__.S_)(name)} (${provider}), branch ${wanted}`, install = (0, _change_js__WEBPACK_IMPORTED_MODULE_3__.A)(summary, {
					body,
					ifThere
				}), expected = { repository: "installed" };
				if (!(0, _repository_requests_js__WEBPACK_IMPORTED_MODULE_1__.showsRepository)(facts)) return {
					changes: [install],
					expected
				};
				if (replaces) return {
					changes: [(0, _change_js__WEBPACK_IMPORTED_MODULE_3__.A)(_repository_requests_js__WEBPACK_IMPORTED_MODULE_1__.lF, "remove"), install],
					expected
				};
				let site = typeof facts.site == "object" ? facts.site : void 0, drift = (0, _site_repository_name_js__WEBPACK_IMPORTED_MODULE_2__.$p)(site, body);
				if (drift !== void 0) throw (0, _repository_requests_js__WEBPACK_IMPORTED_MODULE_1__._2)(drift);
				let { name: shown = "", branch = "" } = site?.repository ?? {};
				log.info(shown.trim() === "" ? "a repository is installed; the service does not show which, so it is left as it is" : `${(0, _site_repository_name_js__WEBPACK_IMPORTED_MODULE_2__.S_)(shown)} is installed${branch.trim() === "" ? "" : `, branch ${branch}`}`);
				return _define_operation_js__WEBPACK_IMPORTED_MODULE_0__.KN;
			},
			apply: (content, applying) => content === "remove" ? (0, _repository_requests_js__WEBPACK_IMPORTED_MODULE_1__.wf)(applying) : (0, _repository_requests_js__WEBPACK_IMPORTED_MODULE_1__.vf)(content, applying)
		}, removal = {
			async plan({ facts }) {
				if ((0, _repository_requests_js__WEBPACK_IMPORTED_MODULE_1__.showsNoRepository)(facts)) return _define_operation_js__WEBPACK_IMPORTED_MODULE_0__.KN;
				return {
					changes: [(0, _change_js__WEBPACK_IMPORTED_MODULE_3__.A)(_repository_requests_js__WEBPACK_IMPORTED_MODULE_1__.lF, null)],
					expected: { repository: "absent" }
				};
			},
			apply: (_, applying) => (0, _repository_requests_js__WEBPACK_IMPORTED_MODULE_1__.wf)(applying)
		};
		function isGitUrl(text) {
			if (!text.endsWith(".git") || /[\s?#]/.test(text)) return !1;
			if (/^(https?|ssh|git|file):\/\//.test(text)) return URL.canParse(text) && !/@.*@/.test(text);
			return /^\.{0,2}\/[^@]*$/.test(text) || /^[\w.-]{1,15}@[\w.-]+:[^:@]+$/.test(text);
		}
	})
};
