"use strict";
exports.id = 4933;
exports.ids = [4933];
exports.modules = {
	7934: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			deleteBlogapp: () => deleteBlogapp,
			deleteCloudstore: () => deleteCloudstore,
			deleteRepository: () => deleteRepository,
			getEnv: () => getEnv,
			patchEnv: () => patchEnv,
			patchNotifications: () => patchNotifications,
			postBlogapp: () => postBlogapp,
			postCloudstore: () => postCloudstore,
			postRepository: () => postRepository,
			postSite: () => postSite,
			postSiteBody: () => postSiteBody
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3759), zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8395), _endpoint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8495), _fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9407), _providers_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5834), _sites_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8656);
		let directory = (0, _fields_js__WEBPACK_IMPORTED_MODULE_1__.Qq)({ most: 50 }).check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.Fk(/[a-zA-Z0-9/]/), zod_mini__WEBPACK_IMPORTED_MODULE_4__.q0y("a directory of at most 50 characters with a letter, a digit or / in it")), postSiteBody = zod_mini__WEBPACK_IMPORTED_MODULE_4__.Ikc({
			root_domain: (0, _fields_js__WEBPACK_IMPORTED_MODULE_1__.Qq)({ most: 100 }),
			web_directory: directory,
			project_root: (0, _fields_js__WEBPACK_IMPORTED_MODULE_1__.lq)(directory)
		}), postSite = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.x4)("POST", "/api/servers/{server}/sites", {
			retry: "natural-key",
			body: postSiteBody,
			answer: (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.Ks)(_sites_js__WEBPACK_IMPORTED_MODULE_2__.site)
		}), path = "/api/servers/{server}/sites/{site}", postBlogapp = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.x4)("POST", `${path}/blogapp`, {
			retry: "flag",
			body: zod_mini__WEBPACK_IMPORTED_MODULE_4__.Ikc({ create_database: (0, _fields_js__WEBPACK_IMPORTED_MODULE_1__.lq)(zod_mini__WEBPACK_IMPORTED_MODULE_4__.zMY().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__.q0y("whether a database is created for it"))) }),
			answer: (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.Ks)(_sites_js__WEBPACK_IMPORTED_MODULE_2__.site)
		}), deleteBlogapp = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.qs)("DELETE", `${path}/blogapp`, "flag", (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.Ks)(_sites_js__WEBPACK_IMPORTED_MODULE_2__.site)), postCloudstore = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.qs)("POST", `${path}/cloudstore`, "once", (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.Ks)(_sites_js__WEBPACK_IMPORTED_MODULE_2__.site)), deleteCloudstore = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.qs)("DELETE", `${path}/cloudstore`, "once", (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.Ks)(_sites_js__WEBPACK_IMPORTED_MODULE_2__.site)), postRepository = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.x4)("POST", `${path}/repository`, {
			retry: "once",
			body: zod_mini__WEBPACK_IMPORTED_MODULE_4__.Ikc({
				provider: (0, _fields_js__WEBPACK_IMPORTED_MODULE_1__.yL)(_providers_js__WEBPACK_IMPORTED_MODULE_5__.r).check(zod_mini__WEBPACK_IMPORTED_MODULE_4__.mIj({ maxLength: 100 })),
				branch: (0, _fields_js__WEBPACK_IMPORTED_MODULE_1__.Qq)(),
				name: (0, _fields_js__WEBPACK_IMPORTED_MODULE_1__.Qq)().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.Fk(/^[^/\s]+\/[^/\s]+$|\.git$/), zod_mini__WEBPACK_IMPORTED_MODULE_4__.q0y("<user>/<repository>, or with the provider custom a git URL ending in .git"))
			}),
			answer: (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.Ks)(_sites_js__WEBPACK_IMPORTED_MODULE_2__.site)
		}), deleteRepository = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.qs)("DELETE", `${path}/repository`, "once", _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.H2), getEnv = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.KW)(`${path}/env`, (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.rr)("content")), patchEnv = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.x4)("PATCH", `${path}/env`, {
			retry: "replace",
			body: zod_mini__WEBPACK_IMPORTED_MODULE_4__.Ikc({ content: (0, _fields_js__WEBPACK_IMPORTED_MODULE_1__.r0)() }),
			answer: _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.H2
		}), url = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__._L)(zod_mini__WEBPACK_IMPORTED_MODULE_4__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_4__.YjP())), notified = zod_mini__WEBPACK_IMPORTED_MODULE_4__.Ikc({ notification_urls: zod_mini__WEBPACK_IMPORTED_MODULE_4__.Ikc({
			chat_a: url,
			chat_b: url,
			webhook: url
		}) }), patchNotifications = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.x4)("PATCH", `${path}/notifications`, {
			retry: "replace",
			body: zod_mini__WEBPACK_IMPORTED_MODULE_4__.Ikc({
				chat_a_webhook_url: (0, _fields_js__WEBPACK_IMPORTED_MODULE_1__.lq)(_fields_js__WEBPACK_IMPORTED_MODULE_1__.qP),
				chat_b_webhook_url: (0, _fields_js__WEBPACK_IMPORTED_MODULE_1__.lq)(_fields_js__WEBPACK_IMPORTED_MODULE_1__.qP),
				deploy_webhook_url: (0, _fields_js__WEBPACK_IMPORTED_MODULE_1__.lq)(_fields_js__WEBPACK_IMPORTED_MODULE_1__.qP)
			}),
			answer: (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.Ks)(notified)
		});
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
	4933: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			installation: () => installation,
			removal: () => removal
		});
		var _api_deploy_log_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3122), _api_settle_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3337), _api_site_parts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7934), _api_site_status_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(2492), _api_sites_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8656), _core_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8208), _script_cause_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(2253), _site_site_presence_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4156), _site_site_repository_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2109), _site_target_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3242), _operation_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(83);
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
				}, isThere = (0, _site_site_repository_js__WEBPACK_IMPORTED_MODULE_7__._M)(facts) === "installed", replaces = isThere && reinstall, ifThere = replaces ? "refuse" : reinstall ? "replace" : "keep", summary = `install the repository ${(0, _site_site_repository_js__WEBPACK_IMPORTED_MODULE_7__.S_)(name)} (${provider}), branch ${wanted}`, change = (0, _operation_js__WEBPACK_IMPORTED_MODULE_6__.A)(summary, {
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
				let site = siteIn(facts), drift = (0, _site_site_repository_js__WEBPACK_IMPORTED_MODULE_7__.$p)(site, body);
				if (drift !== void 0) throw anotherRepository(drift);
				let { name: shown = "", branch = "" } = site?.repository ?? {};
				log.info(shown.trim() === "" ? "a repository is installed; the service does not show which, so it is left as it is" : `${(0, _site_site_repository_js__WEBPACK_IMPORTED_MODULE_7__.S_)(shown)} is installed${branch.trim() === "" ? "" : `, branch ${branch}`}`);
				return _operation_js__WEBPACK_IMPORTED_MODULE_6__.K;
			}
		}, removal = { async plan({ facts }) {
			if ((0, _site_site_repository_js__WEBPACK_IMPORTED_MODULE_7__._M)(facts) === "absent") return _operation_js__WEBPACK_IMPORTED_MODULE_6__.K;
			return {
				changes: [planRemoval()],
				expected: { repository: "absent" }
			};
		} }, planRemoval = () => (0, _operation_js__WEBPACK_IMPORTED_MODULE_6__.A)("remove the repository", null, (_, applying) => remove(applying));
		async function install({ body, ifThere }, applying) {
			try {
				await installOnce(body, ifThere === "refuse", applying);
				return {
					changed: !0,
					summary: `installed ${(0, _site_site_repository_js__WEBPACK_IMPORTED_MODULE_7__.S_)(body.name)}, branch ${body.branch}`
				};
			} catch (error) {
				if (!(error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_4__.hD && await isThereAlready(error, body, ifThere, applying))) throw error;
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
			let { facts, reader, writer, patience, learn } = applying, target = (0, _site_target_js__WEBPACK_IMPORTED_MODULE_8__.$)(facts), isInstalling = (site) => (0, _api_site_status_js__WEBPACK_IMPORTED_MODULE_9__.u)(site?.status) === "repository-installing", wasSeen = !1, { seen, answer, doubt } = await (0, _api_settle_js__WEBPACK_IMPORTED_MODULE_1__.Ni)({
				send: () => writer.write(_api_site_parts_js__WEBPACK_IMPORTED_MODULE_2__.postRepository, target, body),
				async read(answer) {
					answer !== void 0 && learn({ repository: "installed" });
					wasSeen ||= answer !== void 0 && isInstalling(answer);
					let showsEnd = [siteIn(facts), answer].some((site) => (0, _api_site_status_js__WEBPACK_IMPORTED_MODULE_9__.u)(site?.status) !== void 0);
					if (answer !== void 0 && !showsEnd) return null;
					let site = await reader.read(_api_sites_js__WEBPACK_IMPORTED_MODULE_3__.getSite, target);
					wasSeen ||= isInstalling(site);
					return (0, _site_site_presence_js__WEBPACK_IMPORTED_MODULE_5__.bs)(site, _site_site_presence_js__WEBPACK_IMPORTED_MODULE_5__.Ij, applying);
				},
				shows(site, isConfirmed) {
					return (site === null ? !0 : (0, _site_site_repository_js__WEBPACK_IMPORTED_MODULE_7__.Xw)(site) ?? (isConfirmed || wasSeen)) && (isConfirmed || !isAnew || wasSeen);
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
			let said = await lastWords((0, _site_target_js__WEBPACK_IMPORTED_MODULE_8__.$)(facts), reader), shows = [(0, _site_site_presence_js__WEBPACK_IMPORTED_MODULE_5__.qS)(site), ...said].join(", and ");
			return new _core_errors_js__WEBPACK_IMPORTED_MODULE_4__.OK(wasSeen || said.length > 0 ? "repository-not-cloned" : "shown-otherwise", `The service has accepted the repository ${(0, _site_site_repository_js__WEBPACK_IMPORTED_MODULE_7__.S_)(name)}, branch ${branch}, but the site has none: ${shows}. Most likely it could not be cloned.`, "Check repository, branch, and that the service may read the repository; show-server-logs may say more. Then run again.");
		}
		async function lastWords(target, reader) {
			try {
				let { isList, entries } = await reader.read(_api_sites_js__WEBPACK_IMPORTED_MODULE_3__.getDeployLog, target, { attempts: 1 }), [newest] = entries;
				if (!isList || newest === void 0 || newest.type === "deploy") return [];
				let { id, description, content } = newest, text = content === void 0 && id !== void 0 ? await (0, _api_deploy_log_js__WEBPACK_IMPORTED_MODULE_0__.Mz)({
					reader,
					target
				}, id) : content, words = [description ?? "", (0, _script_cause_js__WEBPACK_IMPORTED_MODULE_10__.r)(text ?? "")?.line.trim() ?? ""].filter((part) => part !== "");
				return words.length === 0 ? [] : [`the newest entry of its log says “${words.join(": ")}”`];
			} catch (error) {
				if (error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_4__.hD || error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_4__.j3) return [];
				throw error;
			}
		}
		let SAYS_INSTALLED = /^a repository is already installed\.?$/i;
		async function isThereAlready(error, body, ifThere, applying) {
			if (ifThere === "refuse") return !1;
			if (SAYS_INSTALLED.test(error.said.trim())) return !0;
			let seen = await readAfterRefusal(error, applying);
			if (seen === void 0) return !1;
			let site = await (0, _site_site_presence_js__WEBPACK_IMPORTED_MODULE_5__.bs)(seen, _site_site_presence_js__WEBPACK_IMPORTED_MODULE_5__.Ij, applying), isNew = site.last_deploy_at !== siteIn(applying.facts)?.last_deploy_at;
			applying.learn({ site });
			let hasDeployed = typeof site.last_deploy_at == "string" && isNew, isBusy = ["repository-installing", "deploying"].includes((0, _api_site_status_js__WEBPACK_IMPORTED_MODULE_9__.u)(seen.status) ?? ""), isThere = (0, _site_site_repository_js__WEBPACK_IMPORTED_MODULE_7__.Xw)(site) ?? (hasDeployed || isBusy), drift = isThere && ifThere === "keep" ? (0, _site_site_repository_js__WEBPACK_IMPORTED_MODULE_7__.$p)(site, body) : void 0;
			if (drift !== void 0) throw anotherRepository(drift);
			return isThere;
		}
		async function readAfterRefusal(refusal, { facts, reader }) {
			if (refusal.reason !== "refused" || refusal.namesFields) return;
			return reader.read(_api_sites_js__WEBPACK_IMPORTED_MODULE_3__.getSite, (0, _site_target_js__WEBPACK_IMPORTED_MODULE_8__.$)(facts)).catch((error) => {
				throw error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_4__.hD ? refusal : error;
			});
		}
		function anotherRepository(drift) {
			return new _core_errors_js__WEBPACK_IMPORTED_MODULE_4__.OK("another-repository", `The site has a different repository than requested: ${drift}.`, "Correct repository, repository-provider and branch, or set reinstall-repository: true to replace it.");
		}
		async function remove(applying) {
			let { facts, reader, writer, learn, log, patience } = applying, target = (0, _site_target_js__WEBPACK_IMPORTED_MODULE_8__.$)(facts), isMissing = !1, { seen } = await (0, _api_settle_js__WEBPACK_IMPORTED_MODULE_1__.Ni)({
				async send() {
					let effect = await writer.write(_api_site_parts_js__WEBPACK_IMPORTED_MODULE_2__.deleteRepository, target, void 0);
					if (effect.state === "done") return {
						state: "done",
						value: null
					};
					if (effect.state !== "not-done") return effect;
					let { error } = effect, site = (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_4__.c4)(error) ? void 0 : await readAfterRefusal(error, applying);
					site !== void 0 && learn({ site });
					isMissing = (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_4__.c4)(error) || site !== void 0 && (0, _site_site_repository_js__WEBPACK_IMPORTED_MODULE_7__.Xw)(site) === !1;
					isMissing && log.info(`the service refused, saying: ${error.said}`);
					return isMissing ? {
						state: "done",
						value: null
					} : effect;
				},
				read: async (answer) => answer === void 0 ? (0, _site_site_presence_js__WEBPACK_IMPORTED_MODULE_5__.bs)(await reader.read(_api_sites_js__WEBPACK_IMPORTED_MODULE_3__.getSite, target), _site_site_presence_js__WEBPACK_IMPORTED_MODULE_5__.Ij, applying) : null,
				shows: (site) => site === null || (0, _site_site_repository_js__WEBPACK_IMPORTED_MODULE_7__.Xw)(site) === !1,
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
		function isGitUrl(text) {
			if (!text.endsWith(".git") || /[\s?#]/.test(text)) return !1;
			if (/^(https?|ssh|git|file):\/\//.test(text)) return URL.canParse(text) && !/@.*@/.test(text);
			return /^\.{0,2}\/[^@]*$/.test(text) || /^[\w.-]{1,15}@[\w.-]+:[^:@]+$/.test(text);
		}
	})
};
