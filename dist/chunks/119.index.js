"use strict";
exports.id = 119;
exports.ids = [119, 629];
exports.modules = {
	3210: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			KI: () => findLive,
			nB: () => reportedIn
		});
		var _api_deploy_log_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3122), _api_deploy_signs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6038), _api_shown_time_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6403), _core_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8208), _script_exit_report_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6074);
		async function findLive(source, { entries }, lastDeployAt) {
			try {
				let deploys = entries.filter(isDeploy), reported = await findReported(source, deploys, lastDeployAt);
				if (reported?.place === 0) return liveBy(reported);
				let listed = await findSuccess(source, deploys), [{ created_at: begunAt = null, content = "" } = {}] = deploys, isUnderWay = lastDeployAt !== void 0 && (0, _api_shown_time_js__WEBPACK_IMPORTED_MODULE_4__.d8)(begunAt, lastDeployAt), isUntold = (0, _script_exit_report_js__WEBPACK_IMPORTED_MODULE_3__.LD)(content).length === 0;
				if (listed === void 0 && reported !== void 0 && isUntold && !isUnderWay) return { why: "the newest deploy in the log has no exit report" };
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
			let [found] = deploys.flatMap((entry, place) => goodIn(entry, place, lastDeployAt) ?? []);
			if (found !== void 0) return found;
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
		async function findSuccess({ reader, target }, deploys) {
			let shown = await (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_2__.MW)(reader.read(_api_deploy_signs_js__WEBPACK_IMPORTED_MODULE_1__.hE, target), void 0);
			return (0, _api_deploy_signs_js__WEBPACK_IMPORTED_MODULE_1__.qU)(shown?.items ?? []).map(({ status, commit_hash: commit, log_id: logId }) => {
				let place = deploys.findIndex(({ id }) => id !== void 0 && id === logId), report = (0, _script_exit_report_js__WEBPACK_IMPORTED_MODULE_3__.LD)(deploys[place]?.content ?? "").at(-1);
				return {
					isGood: status === "success" && (report?.exitStatus ?? 0) === 0,
					commit,
					place: place === -1 ? void 0 : place
				};
			}).find(({ isGood }) => isGood);
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
	1746: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			H: () => LOADERS,
			spell: () => spell
		});
		var _phpdotenv_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9800);
		let LOADERS = [
			"phpdotenv",
			"shell",
			"dotenv",
			"parseEnv"
		];
		function spell(value, comment = "") {
			if (value.includes("\0")) return {
				ok: !1,
				reason: "it holds a NUL character, which no environment variable can"
			};
			if (!value.isWellFormed()) return {
				ok: !1,
				reason: "it is not valid Unicode (half of a surrogate pair)"
			};
			let quoted = quote(value);
			if (quoted === void 0) return {
				ok: !1,
				reason: BACKTICK
			};
			let own = comment.startsWith(GUARD) ? comment.slice(GUARD.length) : comment;
			for (let end of value.endsWith("\\") ? [GUARD + own] : [own, GUARD + own]) {
				let text = quoted.text + end, loaded = (0, _phpdotenv_js__WEBPACK_IMPORTED_MODULE_0__.Hh)(`KEY=${text}`)?.get("KEY");
				if (loaded?.references.length === 0 && loaded.text === value) return {
					ok: !0,
					text,
					loaders: quoted.loaders
				};
			}
			return {
				ok: !1,
				reason: "phpdotenv would not read it back in any spelling"
			};
		}
		let GUARD = " # \"value's end\"", BACKTICK = "it holds a backtick together with a single quote or a line break: in every spelling that phpdotenv understands, a shell that loads the file would run it as a command; encode the value (base64) or change it";
		function quote(value) {
			if (/^[\w./:@%+,-][\w./:@%+,=-]*$/.test(value)) return {
				text: value,
				loaders: LOADERS
			};
			if (!/['\r\n]/.test(value)) return {
				text: `'${value}'`,
				loaders: LOADERS
			};
			if (value.includes("`")) return;
			let isPlain = !/[\\"]/.test(value) && !EXPANDED.test(value), inner = isPlain ? value : value.replace(/[\\"$]/g, "\\$&");
			if (!value.includes("\r")) return {
				text: `"${inner}"`,
				loaders: isPlain ? LOADERS : ["phpdotenv", "shell"]
			};
			return {
				text: `"${inner.replaceAll("\r", "\\r").replaceAll("\n", "\\n")}"`,
				loaders: isPlain ? ["phpdotenv", "dotenv"] : ["phpdotenv"]
			};
		}
		let EXPANDED = /\$(?![\s.,:;/%=+~^&|<>)\]}']|$)/;
	}),
	3629: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			guardCommit: () => guardCommit,
			guardTrigger: () => guardTrigger,
			w: () => guardOrder
		});
		var _api_deploy_log_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3122), _api_deployments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2304), _commits_live_commit_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3210), _core_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8208), _inputs_common_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6192), _outcome_commit_order_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2382), _script_pinned_commit_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7691), _site_target_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3242);
		async function guardCommit(commit, inputs, planning, before) {
			if (typeof planning.facts.site != "object") return;
			inputs.commitBy === "variable" && !before.some(({ pinsCommit }) => pinsCommit) && await guardScript(planning);
			(planning.dryRun || needsLive(inputs)) && await guardOrder(commit, inputs, planning);
		}
		function needsLive({ olderCommit, rollbackOnFailure, commitBy }) {
			return olderCommit === "refuse" || rollbackOnFailure && commitBy === "variable";
		}
		async function guardTrigger(commit, inputs, applying, shown) {
			let { facts, learn } = applying;
			needsLive(inputs) ? learn({ live: await refuseOlder(commit, inputs, applying, shown) }) : facts.deploy === void 0 && learn({ live: await seeLive(commit, applying, shown) });
		}
		async function guardScript({ facts, reader, learn }) {
			let script = await reader.read(_api_deployments_js__WEBPACK_IMPORTED_MODULE_1__.getDeployScript, (0, _site_target_js__WEBPACK_IMPORTED_MODULE_5__.$)(facts));
			learn({ script: {
				before: script,
				after: script
			} });
			if (script === null) return;
			let pinned = (0, _script_pinned_commit_js__WEBPACK_IMPORTED_MODULE_6__.I)(script);
			if (pinned === void 0 && (0, _script_pinned_commit_js__WEBPACK_IMPORTED_MODULE_6__.Se)(script)) return;
			let problem = pinned === void 0 ? "does not use $SITE_DEPLOY_COMMIT, but commit is given." : `still has the line of an earlier run that pins commit ${pinned}.`;
			throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__.OK("script-ignores-commit", `The site's deploy script ${problem}`, `Run update-deploy-script before deploy, or change the script. Instead of updating to the head of the branch, let it run: ${_inputs_common_js__WEBPACK_IMPORTED_MODULE_4__.ot}`);
		}
		async function guardOrder(commit, order, planning) {
			let { facts, reader, log, learn } = planning;
			if (typeof facts.site != "object" || facts.live !== void 0) return;
			try {
				let siteLog = await (0, _api_deploy_log_js__WEBPACK_IMPORTED_MODULE_0__.x6)({
					reader,
					target: (0, _site_target_js__WEBPACK_IMPORTED_MODULE_5__.$)(facts)
				});
				learn({ live: await refuseOlder(commit, order, planning, {
					lastDeployAt: facts.site.last_deploy_at ?? null,
					log: siteLog
				}) });
			} catch (error) {
				if (!(error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_3__.hD)) throw error;
				log.info(`not checked whether a newer commit is live: ${(0, _core_errors_js__WEBPACK_IMPORTED_MODULE_3__.WE)(error)}`);
				learn({ live: {
					commit: void 0,
					sign: void 0
				} });
			}
		}
		async function refuseOlder(commit, { olderCommit }, { facts, reader, orderOf, log }, shown) {
			let then = facts.live, sign = signOf(shown);
			if (then !== void 0 && sign !== void 0 && then.sign === sign) return then;
			if (shown.lastDeployAt === null && shown.log.entries.length === 0) return {
				sign,
				commit: void 0
			};
			let found = await (0, _commits_live_commit_js__WEBPACK_IMPORTED_MODULE_2__.KI)({
				reader,
				target: (0, _site_target_js__WEBPACK_IMPORTED_MODULE_5__.$)(facts)
			}, shown.log, shown.lastDeployAt);
			if ("why" in found) {
				log.info(`not checked whether a newer commit than ${(0, _outcome_commit_order_js__WEBPACK_IMPORTED_MODULE_7__.Ax)(commit)} is live: ${found.why}`);
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
			let answer = await orderOf(commit, live), [ours, name] = [(0, _outcome_commit_order_js__WEBPACK_IMPORTED_MODULE_7__.Ax)(commit), (0, _outcome_commit_order_js__WEBPACK_IMPORTED_MODULE_7__.Ax)(live)];
			if (answer.order === "older" && olderCommit === "refuse") throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__.OK("older-commit", `Commit ${ours} was not deployed: it is older than ${name}, which is live.`, "To deploy it anyway, set older-commit: deploy.");
			answer.order === "diverged" && log.warning(`${ours} and the live commit ${name} are on different branches: neither is older.`);
			answer.order === "unclear" && log.info(`not checked whether ${ours} is older than the live commit ${name}: ${answer.why}`);
			return {
				sign,
				...sayGoesOut(commit, live, answer, log)
			};
		}
		async function seeLive(commit, { orderOf, log }, shown) {
			let live = (0, _commits_live_commit_js__WEBPACK_IMPORTED_MODULE_2__.nB)(shown.log, shown.lastDeployAt);
			if (live === void 0 || commit.startsWith(live)) return {
				sign: void 0,
				commit: live && commit
			};
			return {
				sign: void 0,
				...sayGoesOut(commit, live, await orderOf(commit, live, "git"), log)
			};
		}
		function sayGoesOut(ours, live, { other = live, goesOut = [] }, log) {
			for (let [nth, line] of goesOut.entries()) log.info(nth === 0 ? `${(0, _outcome_commit_order_js__WEBPACK_IMPORTED_MODULE_7__.Ax)(ours)} ${line}, which is live` : `  - ${line}`);
			return {
				commit: other,
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
	}),
	119: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			checkCertificate: () => work,
			deleteSite: () => deleteSite,
			ensureRepository: () => installation,
			ensureSite: () => ensureSite,
			installBlogapp: () => installBlogapp,
			installCloudstore: () => installCloudstore,
			refreshOpcache: () => refreshOpcache,
			removeRepository: () => removal,
			restartServer: () => restart_server_work_work,
			sweepPreviews: () => sweepPreviews,
			syncEnv: () => sync_env_work_work,
			uninstallBlogapp: () => uninstallBlogapp,
			uninstallCloudstore: () => uninstallCloudstore,
			updateDeployScript: () => update_deploy_script_work_work,
			updateNotifications: () => update_notifications_work_work
		});
		var settle = __webpack_require__(3337), site_parts = __webpack_require__(7934), api_sites = __webpack_require__(8656), site_target = __webpack_require__(3242), operation = __webpack_require__(83), pages = __webpack_require__(5272), shown_time = __webpack_require__(6403), count = __webpack_require__(3152), errors = __webpack_require__(8208), site_presence = __webpack_require__(4156);
		let work = ({ id, minDays }) => ({ async plan({ facts, reader, log, epochMs }) {
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
		} }), UNLISTED = "The service does not list certificates.", LOOK_IT_UP = "Set certificate-id to the id that the service's own pages show. A renewed certificate may have another id.";
		async function findOne(reader, target, domain) {
			let all = await (0, pages.C)(reader, site_parts.getCertificates, target);
			if (all === null) throw new errors.OK("certificate-bad", UNLISTED, LOOK_IT_UP);
			let end = ({ expires_at }) => (0, shown_time.Hi)(expires_at ?? null) ?? 0, [best] = all.filter((shown) => isActive(shown) && isOf(shown, domain)).toSorted((a, b) => end(b) - end(a));
			if (best !== void 0) return best;
			let message = `The site has no active certificate of ${domain}. Its certificates: ${all.map((shown) => {
				let { id, domain: named = "unknown domains", status = "not active" } = shown;
				return `${id} of ${named} (${isActive(shown) ? "active" : status})`;
			}).join(", ") || "none"}.`;
			throw new errors.OK("certificate-bad", message, "Request one in the service's own pages, or set certificate-id to check another one.");
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
		var script_cause = __webpack_require__(2253), site_repository = __webpack_require__(2109);
		let installation = (inputs) => ({ async plan(planning) {
			let { provider, repository: name, branch: wanted, reinstall } = inputs, { log } = planning, facts = reinstall ? planning.facts : await withRepository(planning), body = {
				provider,
				branch: wanted,
				name
			}, state = (0, site_repository._M)(facts), isAnew = reinstall && state !== "absent", summary = `install the repository ${(0, site_repository.S_)(name)} (${provider}), branch ${wanted}`, change = (0, operation.AS)(summary, {
				body,
				isAnew
			}, install), expected = { repository: "installed" };
			if (isAnew) return {
				changes: [planRemoval(), change],
				expected
			};
			if (state !== "installed") return {
				changes: [change],
				expected
			};
			let site = siteIn(facts), drift = (0, site_repository.$p)(site, body);
			if (drift !== void 0) throw new errors.OK("another-repository", `The site has a different repository than requested: ${drift}.`, "Correct repository, repository-provider and branch, or set reinstall-repository: true to replace it.");
			let { name: shown = "", branch = "" } = site?.repository ?? {};
			log.info(shown.trim() === "" ? "a repository is installed; the service does not show which, so it is left as it is" : `${(0, site_repository.S_)(shown)} is installed${branch.trim() === "" ? "" : `, branch ${branch}`}`);
			return operation.KN;
		} });
		async function withRepository({ facts, reader, learn }) {
			let site = siteIn(facts);
			if (site?.repository !== void 0 || facts.repository !== "unknown") return facts;
			if (!(site?.has_repository ?? site?.status !== void 0)) return facts;
			let repository = await reader.read(api_sites.getRepository, (0, site_target.$)(facts)).catch((error) => {
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
		let removal = () => ({ async plan({ facts }) {
			if ((0, site_repository._M)(facts) === "absent") return operation.KN;
			return {
				changes: [planRemoval()],
				expected: { repository: "absent" }
			};
		} }), planRemoval = () => (0, operation.AS)("remove the repository", null, (_, applying) => remove(applying)), SAYS_INSTALLED = /^a repository is already installed\.?$/i;
		async function install(wanted, applying) {
			try {
				await installOnce(wanted, applying);
				let { name, branch } = wanted.body;
				return {
					changed: !0,
					summary: `installed ${(0, site_repository.S_)(name)}, branch ${branch}`
				};
			} catch (error) {
				if (!(error instanceof errors.hD && SAYS_INSTALLED.test(error.said.trim())) || wanted.isAnew) throw error;
				applying.log.info(`the service refused, saying: ${error.said}`);
				return {
					changed: !1,
					summary: "left as it is: a repository is already installed"
				};
			}
		}
		async function installOnce({ body, isAnew }, applying) {
			let { facts, reader, writer, patience, learn } = applying, target = (0, site_target.$)(facts);
			learn({ isEnvChecked: !1 });
			let isInstalling = (site) => (0, site_presence.uD)(site?.status) === "repository-installing", wasSeen = !1, { seen, answer, doubt } = await (0, settle.Ni)({
				send: () => writer.write(site_parts.postRepository, target, body),
				async read(answer) {
					if (answer !== void 0) {
						learn({ repository: "installed" });
						wasSeen ||= isInstalling(answer);
						if ([siteIn(facts), answer].every((shown) => (0, site_presence.uD)(shown?.status) === void 0)) return null;
					}
					let site = await reader.read(api_sites.getSite, target);
					wasSeen ||= isInstalling(site);
					return (0, site_presence.bs)(site, site_presence.Ij, applying);
				},
				isThere(site, isConfirmed) {
					let has = site === null || (0, site_repository.Xw)(site);
					return has !== !1 && (isConfirmed || wasSeen || has === !0 && !isAnew);
				},
				awaited: "the repository to be shown",
				doubt: (isConfirmed) => [isConfirmed ? STARTED : "Whether the repository was installed is not known: the answer was lost.", "Run again: a repository that is already installed is left as it is."]
			}, patience);
			answer === void 0 && applying.tookEffect();
			seen !== null && learn({
				site: seen,
				repository: doubt ? "absent" : "installed"
			});
			if (!doubt || seen === null) return;
			let said = await lastWords(applying);
			throw notInstalled(body, (0, site_presence.qS)(seen) + said, wasSeen || said !== "");
		}
		let STARTED = "The service has accepted the repository; whether its installation has ended is not known.";
		function notInstalled({ name, branch }, shows, wasSeen) {
			return new errors.OK(wasSeen ? "repository-not-cloned" : "shown-otherwise", `The service has accepted the repository ${(0, site_repository.S_)(name)}, branch ${branch}, but the site has none: ${shows}. Most likely it could not be cloned.`, "Check repository, branch, and that the service may read the repository; show-server-logs may say more. Then run again.");
		}
		async function lastWords({ facts, reader }) {
			try {
				let { isList, entries } = await reader.read(api_sites.getDeployLog, (0, site_target.$)(facts), { attempts: 1 }), [newest] = isList ? entries : [];
				if (newest?.type === "deploy") return "";
				let cause = (0, script_cause.r)(newest?.content ?? "")?.line.trim(), words = [newest?.description, cause].filter(Boolean).join(": ");
				return words === "" ? "" : `, and the newest entry of its log says “${words}”`;
			} catch (error) {
				if (error instanceof errors.hD || error instanceof errors.j3) return "";
				throw error;
			}
		}
		async function remove(applying) {
			let { facts, reader, writer, learn, log, patience } = applying, target = (0, site_target.$)(facts), isMissing = !1, { seen } = await (0, settle.Ni)({
				async send() {
					let effect = await writer.write(site_parts.deleteRepository, target, void 0);
					isMissing = effect.state === "not-done" && (0, errors.c4)(effect.error);
					effect.state === "not-done" && isMissing && log.info(`the service refused, saying: ${effect.error.said}`);
					return isMissing || effect.state === "done" ? {
						state: "done",
						value: null
					} : effect;
				},
				read: async (answer) => answer === void 0 ? (0, site_presence.bs)(await reader.read(api_sites.getSite, target), site_presence.Ij, applying) : null,
				isThere: (site) => site === null || (0, site_repository.Xw)(site) === !1,
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
		let restart_server_work_work = () => ({ async plan({ facts: { serverId }, reader }) {
			let before = await reader.read(api_sites.getServer, { server: serverId }), { name } = before, summary = `restart the server ${name} and wait until it is back`;
			return { changes: [(0, operation.AS)(summary, { name }, (_, applying) => restart(before, applying))] };
		} });
		async function restart(before, applying) {
			let { name } = before, { facts, writer, patience } = applying, effect = await writer.write(api_sites.postServerRestart, { server: facts.serverId }, void 0), startedAt = patience.clock.now();
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
				let { status } = await reader.read(api_sites.getServer, { server: facts.serverId }, { attempts: 1 });
				words = (0, site_presence.qS)({ status });
				silences = 0;
				wasSeenAway ||= status !== before.status;
				note(status !== before.status);
				return status;
			}, onSilence = (error) => {
				words = error.message;
				(error.reason === "unreachable" || error.status !== void 0) && error.reason !== "limited" && (silences += 1);
				note(silences > 1);
			}, isThere = (status) => {
				let isOver = wasSeenAway || patience.clock.now() - startedAt >= 2e4;
				return status === before.status && isOver;
			}, awaited = () => `${wasAway ? "waiting for it to come back" : "it was not seen to go away yet"}; ${words}`;
			try {
				await (0, wait.fm)({
					doing: "restarting the server",
					awaited,
					look,
					isThere,
					pauses: wait.$Q.server,
					silentMs: Infinity,
					onSilence
				}, patience);
				return wasAway;
			} catch (error) {
				if (error instanceof errors.hD) throw new errors.OK("end-unseen", "The server was told to restart, but the service refuses to show whether it is back.", (0, advice.T)(error), { cause: error });
				if (error instanceof errors.cc) throw (0, errors.GP)(error, "The server was told to restart and was not seen to be back yet.");
				if (!(error instanceof errors.j3)) throw error;
				let message = `The server was told to restart and was not seen to be back within the ${error.input}: ${words}. It may still be rebooting.`, next = `Look at the server before running again, which would restart it again; raise ${error.input} if it needs more time.`;
				throw new errors.OK("time-out", message, next, { cause: error });
			}
		}
		let ensureSite = (inputs) => ({ async plan(planning) {
			let { dryRun, facts, log } = planning, { site: found, lookalikes = [] } = facts;
			if (found === "planned") return operation.KN;
			if (found !== "missing") {
				if (!(0, site_presence.vx)(found)) return operation.KN;
				log.info(`the site ${(0, site_presence.Ku)(found)} is being deleted: it is created again once it is gone`);
				dryRun || await (0, site_presence.Ly)(found, planning);
			}
			let { site: root_domain, webDirectory: web_directory, projectRoot: project_root } = inputs;
			found === "missing" && lookalikes.length > 0 && log.warning(`The server has no site ${root_domain}, but it has ${lookalikes.join(", ")}: ensure-site ${dryRun ? "would create" : "creates"} another site. If that is a typo, correct the input site.`);
			let summary = `create the site ${root_domain} (web directory ${web_directory})`;
			return {
				changes: [(0, operation.AS)(summary, {
					root_domain,
					web_directory,
					project_root
				}, createSite)],
				expected: {
					site: "planned",
					repository: "absent"
				}
			};
		} });
		async function createSite(wanted, applying) {
			let { facts, writer, patience, log, learn, tookEffect } = applying, { root_domain: domain } = wanted, { seen: made } = await (0, settle.dC)({
				send: () => writer.write(site_parts.postSite, { server: facts.serverId }, wanted),
				read: (answer) => findNewSite(answer, domain, applying),
				doubt: () => [`The site ${domain} was to be created, but it cannot be read yet.`, "Run again in a minute: a site that exists by then is used as it is."]
			}, () => log.info("the answer was lost and no such site is listed: creating it again"), patience);
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
		let deleteSite = ({ site: wanted, confirmDelete: domain }) => ({ async plan(planning) {
			let { dryRun, log, facts } = planning, { site } = facts;
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
		} });
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
				let shown = saysGone ? void 0 : await (0, site_presence.Us)(reader, target), isListed = saysGone || (0, site_presence.uD)(now.status) !== void 0, site = shown ?? (isListed ? await (0, site_presence.dt)(reader, target) : void 0);
				if (site !== void 0 && !(0, site_presence.vx)(site)) return !1;
				site !== void 0 && await (0, site_presence.Ly)(site, applying);
				return !0;
			}, message = `The deletion of the site ${label} could not be confirmed.`;
			return await (0, settle.uj)(() => writer.write(api_sites.deleteSite, target, void 0), isGone, [message, "Run again in a minute: a site that is gone by then counts as deleted."], patience) ? {
				changed: !0,
				summary: `deleted the site ${label}`
			} : gone;
		}
		let sweepPreviews = ({ previewDomain: wanted }) => ({ async plan({ facts, reader, log, lookUpPullRequest }) {
			let sites = await (0, pages.y)(reader, api_sites.getSites, { server: facts.serverId }), found = sites.flatMap((site) => {
				let number = wanted.numberOf(site.domain);
				return number === void 0 ? [] : [{
					site,
					preview: {
						id: site.id,
						domain: site.domain,
						number
					}
				}];
			});
			log.info(`${found.length} of ${sites.length} sites are of the form ${wanted.text}`);
			let changes = [];
			for (let { preview } of found.filter(({ site }) => !(0, site_presence.vx)(site))) {
				let state = await lookUpPullRequest(preview.number), why = whyItStays(preview, state), label = (0, site_presence.Ku)(preview), summary = `delete the site ${label}: pull request #${preview.number} is closed`;
				why === void 0 ? changes.push((0, operation.AS)(summary, preview, removePreview)) : log[state.state === "unclear" ? "warning" : "info"](`${label} stays: ${why}`);
			}
			return { changes };
		} });
		async function removePreview(preview, applying) {
			let leave = (why) => {
				let label = (0, site_presence.Ku)(preview);
				applying.log.warning(`${label} was to be deleted, but stays: ${why}`);
				return {
					changed: !1,
					summary: `left the site ${label}: ${why}`
				};
			}, why = whyItStays(preview, await applying.lookUpPullRequest(preview.number));
			if (why !== void 0) return leave(why);
			return removeSite(preview, applying).catch((error) => {
				if (error instanceof errors.OK && error.reason === "changed-by-others") return leave(error.message);
				throw error;
			});
		}
		function whyItStays({ number }, state) {
			let named = `pull request #${number}`;
			if (state.state === "open") return `${named} is open`;
			if (state.state === "closed") return state.sinceMs >= 36e5 ? void 0 : `${named} was closed less than an hour ago`;
			if (state.about === "this") return `whether ${named} is closed is not known: ${state.why}`;
			throw new errors.OK("pull-request-unclear", `Whether ${named} is closed is not known: ${state.why}. A site is deleted only when GitHub says so.`, "Fix what it names, or run again when GitHub is available: the remaining previews are found again.");
		}
		var log = __webpack_require__(2809), same_text = __webpack_require__(2705), difference = __webpack_require__(8563), file = __webpack_require__(3054), phpdotenv = __webpack_require__(9800), dotenv_spelling = __webpack_require__(1746), values = __webpack_require__(6746);
		function merge(text, set, remove) {
			let edited = (0, file.qg)(text).map((segment) => edit(segment, set, remove)).join(""), found = (0, values.t3)(edited), result = append(edited, [...set].filter(([key, value]) => found.get(key) !== value));
			return {
				...describe(text, result, set, [...remove]),
				mistake: findMistake(text, result, set, remove)
			};
		}
		function replace(present, set) {
			let extra = [...assignedKeys(present)].filter((key) => !set.has(key));
			return describe(present, extra.length === 0 && (0, phpdotenv.Hh)(present) !== void 0 && holdsAll((0, values.t3)(present), set) ? present : append("", [...set]), set, extra);
		}
		function edit(segment, set, remove) {
			if (segment.kind !== "assignment") return segment.text;
			if (remove.has(segment.key)) return segment.lead.startsWith(file.sn) ? file.sn : "";
			let value = set.get(segment.key);
			return value === void 0 || (0, values.Sb)(segment) === value ? segment.text : rewrite(segment, value);
		}
		function rewrite({ lead, exported, key, comment, end }, value) {
			return `${lead}${exported ? "export".padEnd(key.length === 1 ? 8 : 7) : ""}${key}=${spelled(key, value, comment)}${end}`;
		}
		function spelled(key, value, comment = "") {
			let spelling = (0, dotenv_spelling.spell)(value, comment);
			if (!spelling.ok) throw Error(`${key} was found writable and is not: ${spelling.reason}`);
			return spelling.text;
		}
		function append(text, entries) {
			if (entries.length === 0) return text;
			let [end] = /\r\n|\n|\r/.exec(text) ?? ["\n"], isComplete = text === "" || text === file.sn || /[\r\n]$/.test(text), lines = entries.map(([key, value]) => `${key}=${spelled(key, value)}${end}`);
			return `${text}${isComplete ? "" : end}${lines.join("")}`;
		}
		function assignedKeys(text) {
			return new Set([...(0, file.I7)(text).map(({ key }) => key), ...(0, phpdotenv.Hh)(text)?.keys() ?? []]);
		}
		function describe(before, after, set, remove) {
			let present = assignedKeys(before), found = (0, values.t3)(before), other = (0, file.I7)(before).filter((each) => (0, values.Sb)(each) !== set.get(each.key)), isOther = (key) => found.get(key) !== set.get(key) || other.some((each) => each.key === key), added = [...set.keys()].filter((key) => !present.has(key)), changed = [...set.keys()].filter((key) => present.has(key) && isOther(key));
			return {
				text: after,
				added,
				changed,
				removed: remove.filter((key) => present.has(key)),
				misread: [...added, ...changed].filter((key) => {
					let spelling = (0, dotenv_spelling.spell)(set.get(key) ?? "");
					return spelling.ok && spelling.loaders.length < dotenv_spelling.H.length;
				})
			};
		}
		function findMistake(before, after, set, remove) {
			let wasAccepted = (0, phpdotenv.Hh)(before) !== void 0, isAccepted = (0, phpdotenv.Hh)(after) !== void 0, isManaged = (key) => set.has(key) || remove.has(key), others = [...(0, values.zu)(before)].filter(([key]) => !isManaged(key)), isKept = wasAccepted === isAccepted ? holdsAll((0, values.zu)(after), others) : isAccepted, remaining = assignedKeys(after), isRemoved = ![...remove].some((key) => remaining.has(key));
			if (holdsAll((0, values.t3)(after), set) && isRemoved && isKept) return;
			let isConfusing = (line) => (0, phpdotenv.Hh)(`${line}\nNEXT=1`)?.has("NEXT") !== !0, cause = (0, file.qg)(before).filter((segment) => segment.kind !== "assignment" || !isManaged(segment.key)).find(({ text }) => isConfusing(text));
			return `${cause === void 0 ? "a line of the file" : `line ${cause.line} of the file`} keeps programs from finding it (an unbalanced quote, or no assignment); correct that line first`;
		}
		function holdsAll(found, wanted) {
			return [...wanted].every(([key, value]) => found.get(key) === value);
		}
		var env_file = __webpack_require__(8264), whole_text = __webpack_require__(9553);
		let sync_env_work_work = ({ envRequired, ...inputs }) => ({
			async guard(planning, before) {
				let isFirst = planning.dryRun || before.every(({ readOnly }) => readOnly);
				if (envRequired.size === 0 || isFirst) return;
				let current = await readCurrent(planning), isToCome = (0, env_file.bringsFile)(before) && (0, whole_text.z3)(current ?? "");
				current !== null && !isToCome && (0, env_file.requireKeys)(mergeEnv(current, inputs).sent, envRequired, log.D);
			},
			async plan(planning) {
				let { facts, dryRun, learn, log } = planning;
				learn({ isEnvChecked: !0 });
				let current = await readCurrent(planning);
				if (current === null && dryRun && facts.repository === "installed" && inputs.envMode === "merge") {
					let summary = `bring .env to the given values of ${[...inputs.env.keys()].join(", ")}, once the repository has brought the file`, apply = () => Promise.reject(TypeError(summary)), others = [...envRequired].filter((key) => !inputs.env.get(key));
					(0, env_file.requireKeys)(null, others, log);
					return { changes: [(0, operation.AS)(summary, inputs, apply)] };
				}
				let write = mergeEnv(current, inputs);
				(0, env_file.requireKeys)(write.sent, envRequired, log);
				learn({ env: write.keys });
				for (let { names, words } of odditiesIn(write)) log.warning(`${names.join(", ")}${words}`);
				if (write.sent === current) return operation.KN;
				let wasDeployed = typeof facts.site == "object" && (facts.site.last_deploy_at ?? null) !== null;
				inputs.envMode === "merge" && wasDeployed && current !== null && (0, whole_text.z3)(current) && log.warning(".env is empty, although the site was deployed before. Only the given keys will be in it.");
				let summary = `.env: ${describeKeys(write.keys, [
					"add",
					"change",
					"remove"
				])}`;
				return { changes: [(0, operation.AS)(summary, inputs, (_, applying) => writeEnv(write, applying))] };
			}
		});
		async function readCurrent(planning) {
			let { facts, dryRun, reader, patience } = planning;
			if (typeof facts.site != "object" || dryRun && facts.repository === "absent") return null;
			let file = (0, env_file.envOf)(planning);
			if (facts.repository !== "installed" || dryRun) return (0, whole_text.Ti)(await file.read(reader), file, planning);
			let coming = {
				...wait.tJ,
				awaited: () => "waiting for the .env that comes with the repository",
				look: () => file.read(reader),
				isThere: (shown) => shown !== null
			}, { seen } = await (0, wait.fm)(coming, patience);
			return (0, whole_text.Ti)(seen, file, planning);
		}
		function mergeEnv(before, wanted) {
			let { envMode, env, envRemove } = wanted;
			if (envMode === "merge" && before === null) throw new errors.OK("env-unwritable", NOTHING_TO_MERGE_INTO, GET_A_FILE);
			let { text: sent, misread, mistake, ...keys } = mergeOrReplace(before ?? "", wanted);
			if (mistake !== void 0) {
				let message = `The .env cannot hold these values: ${[
					...keys.added,
					...keys.changed,
					...keys.removed
				].join(", ")}: ${mistake}.`;
				throw new errors.OK("env-unwritable", message, "Change these values.");
			}
			let masked = envMode === "replace" || sent === before ? [] : (0, difference.F)(before ?? "", (key) => !env.has(key) && !envRemove.has(key));
			if (masked.length === 0) return {
				before,
				sent,
				keys,
				misread,
				wanted
			};
			let message = `The service shows masks or escapes, such as ******** or &quot;, in place of values of the .env: ${masked.join(", ")}. They would be written in place of the real values, so nothing is merged.`;
			throw new errors.OK("env-unwritable", message, GIVE_THEM);
		}
		let NOTHING_TO_MERGE_INTO = "The service shows no .env of this site. Nothing is merged into an unseen file, as its contents might be lost.", GET_A_FILE = "Install the repository first (ensure-repository; with reinstall-repository: true where one was removed), or set env-mode: replace to write exactly the given keys.", GIVE_THEM = "Give these keys as well, even if a value really looks like that; remove such comments from the file; or set env-mode: replace and give all keys that the site needs.";
		function describeKeys({ added, changed, removed }, verbs) {
			return [
				added,
				changed,
				removed
			].map((keys, index) => keys.length > 0 && `${verbs[index]} ${keys.join(", ")}`).filter(Boolean).join("; ") || "only the text around the keys differs";
		}
		async function writeEnv(write, applying) {
			let { before, sent, keys } = write, { facts, log } = applying, text = (0, env_file.envOf)(applying), { seen, answer, doubt } = await sendEnv(text, write, applying);
			if (seen === null && (answer ?? null) === null) throw new errors.OK("shown-otherwise", UNCONFIRMED, INSTALL_FIRST);
			if (seen !== null && doubt !== void 0) throw damageOf(seen, doubt, write, applying);
			let { kind, names } = compareEnv(write, seen ?? sent);
			kind === "more" && log.warning(`.env: lines were added by somebody else since it was written: ${names.join(", ")}`);
			let isSeenWhole = before !== null && (0, difference.F)(before).length === 0, after = kind === "more" ? sent : seen, replaced = {
				text,
				before: facts.repository === "unknown" && isSeenWhole ? before : null,
				after: kind === "masked" ? null : after,
				factsBefore: { env: {
					added: [],
					changed: [],
					removed: []
				} }
			}, masked = kind === "masked" ? MASKED : "";
			return {
				changed: !0,
				summary: `.env: ${describeKeys(keys, [
					"added",
					"changed",
					"removed"
				])}${seen === null ? NOT_SHOWN : masked}`,
				replaced
			};
		}
		let NOT_SHOWN = "; the service does not show the file, so it could not be read back", MASKED = "; the service shows masks in place of values, so these could not be read back", UNCONFIRMED = "The service shows no .env after the write, nor did it confirm one: without a file it writes nothing.", INSTALL_FIRST = "Install the repository first (ensure-repository): that is what creates the file. Then run again.";
		function sendEnv(text, write, applying) {
			let isDamaged = !1;
			return (0, whole_text.nI)(text, write.sent, applying, (seen, isConfirmed) => {
				let { kind } = compareEnv(write, seen);
				isDamaged = [
					"cut",
					"less",
					"escaped"
				].includes(kind);
				if (kind !== "more") return kind === "same" || kind === "masked" && isConfirmed;
				let merged = mergeOrReplace(seen, write.wanted);
				return merged.mistake === void 0 && merged.text === seen;
			}).catch((error) => {
				if ((0, errors.c4)(error)) throw new errors.OK("env-unwritable", NO_FILE, INSTALL_FIRST, { cause: error });
				let lost = error instanceof errors.Gz ? error.lost : void 0;
				if (lost === void 0 || !isDamaged) throw error;
				throw new errors.OK(lost.reason, `${lost.message} ${IN_PART}`, CORRECT_IT, { cause: lost.cause });
			});
		}
		let NO_FILE = "The service answered 404 to the write of the .env: it seems to have none of this site.", IN_PART = "It shows only in part, so nothing more was written.";
		function compareEnv({ before, sent }, seen) {
			let { kind, names } = (0, difference.P)(sent, seen);
			if (kind === "none") return {
				kind: (0, same_text.c)(seen, sent) ? "same" : "masked",
				names
			};
			return {
				kind: before !== null && (0, same_text.c)(seen, before) ? "before" : kind,
				names
			};
		}
		function damageOf(seen, doubt, write, { learn }) {
			let { kind, names } = compareEnv(write, seen), differ = `${names.join(", ")}.`;
			if (kind === "before") return new errors.OK(doubt.reason, `${doubt.message} ${DIFFER}: ${differ}`, doubt.next);
			let message = `${DAMAGE[kind] ?? CHANGED}: ${differ}`;
			if (kind === "cut") return new errors.OK("shown-otherwise", message, CORRECT_IT);
			let stand = (all) => all.filter((key) => kind === "moved" || !names.includes(key)), { added, changed, removed } = write.keys;
			learn({ env: {
				added: stand(added),
				changed: stand(changed),
				removed: stand(removed)
			} });
			return new errors.OK("env-damaged", message, CORRECT_IT);
		}
		let CORRECT_IT = "Look at the .env in the pages of the service, and correct it there.", DIFFER = "These differ from what was sent", CHANGED = `The service has accepted the .env, and shows another one. It changes what it is sent, or somebody else has written it since, so it was left as it is. ${DIFFER}`, DAMAGE = {
			cut: "The service has accepted the .env, and shows only its beginning, or nothing. As the rest cannot be seen, nothing more was written. Not shown",
			less: "The service has not kept all of the .env that was sent, or somebody else has deleted lines since. This is missing",
			moved: "The service has accepted the .env, and shows its lines in another order. These have moved",
			escaped: `The service escapes the .env, as &amp; for &, each time it is written. Nothing more was written, as that would escape it again. ${DIFFER}`
		};
		function mergeOrReplace(text, { envMode, env, envRemove }) {
			return envMode === "replace" ? replace(text, env) : merge(text, env, envRemove);
		}
		function odditiesIn({ sent, keys: { added, changed, removed }, misread, wanted }) {
			let written = [...added, ...changed], having = (odd) => written.filter((key) => odd.test(wanted.env.get(key) ?? "")), fileIf = (isOdd) => isOdd && written.length > 0 ? [".env"] : [];
			return [
				{
					names: misread,
					words: MISREAD
				},
				{
					names: having(/^$/),
					words: ": set to an empty value. Is a secret missing?"
				},
				{
					names: having(/[\r\n]$/),
					words: ": ends in a line break. Was the secret copied with one?"
				},
				{
					names: having(/(?<!\\)\$/),
					words: DOLLAR
				},
				{
					names: written.filter((key) => key.includes(".")),
					words: DOTTED
				},
				{
					names: (0, values.rL)(sent, new Set([...added, ...removed])),
					words: REFERRED
				},
				{
					names: fileIf(sent.includes("\r\n")),
					words: RETURNS
				},
				{
					names: fileIf(sent.startsWith(file.sn)),
					words: MARKED
				}
			].filter(({ names }) => names.length > 0);
		}
		let MISREAD = ": no spelling of the value works for all programs that load .env; some other than PHP's phpdotenv will misread it. To be safe, choose a value without quotes.", DOLLAR = ": has a $, which npm's dotenv-expand (Next.js, Vite, SvelteKit) expands even in single quotes. If one of them loads .env, choose a value without it.", DOTTED = ": a shell refuses keys with dots when it loads .env. phpdotenv, CodeIgniter and Node take them.", REFERRED = ": a line of .env refers to it, and no line above that one sets it, so programs do not find its value there.", RETURNS = " has CRLF line ends, which are kept: a shell that loads it reads a carriage return with each value.", MARKED = " begins with a byte order mark, which is kept: a shell and Node do not find its first key.";
		var deployments = __webpack_require__(2304), script_frame = __webpack_require__(3822), hidden_failures = __webpack_require__(9911), pinned_commit = __webpack_require__(7691), guard_commit = __webpack_require__(3629);
		let update_deploy_script_work_work = (inputs) => {
			let { script, commit, reportExitStatus: reports } = inputs, pin = inputs.commitBy === "script" ? commit : void 0;
			return {
				async guard(planning) {
					pin !== void 0 && inputs.olderCommit === "refuse" && await (0, guard_commit.w)(pin, inputs, planning);
				},
				async plan(planning) {
					let { facts, reader, log, learn } = planning, wanted = reports ? (0, script_frame.Qu)(script, pin) : script;
					pin === void 0 && (0, pinned_commit.Zl)(script) && log.warning(`The deploy script uses $SITE_DEPLOY_COMMIT, which is empty ${commit === void 0 ? "as no commit is given. Give commit, or defaults" : "when a deploy is triggered elsewhere. Give defaults"}: git fetch origin "\${SITE_DEPLOY_COMMIT:-main}", then git reset --hard "\${SITE_DEPLOY_COMMIT:-FETCH_HEAD}".`);
					let hidden = (0, script_frame.sE)(script) ? (0, hidden_failures.C)(script) : void 0;
					hidden !== void 0 && log.warning(`The deploy script goes on if ${hidden.what} fails: ${hidden.why}`);
					let text = typeof facts.site == "object" ? scriptOf(facts) : void 0, shown = await text?.read(reader) ?? null, current = text && facts.script?.before ? await (0, whole_text.Ti)(shown, text, planning) : shown, isUnchanged = current !== null && isAsWanted(current, wanted, current);
					learn({ script: {
						before: current,
						after: isUnchanged ? current : wanted
					} });
					if (isUnchanged) return operation.KN;
					let report = reports ? " and the exit report" : "", summary = `replace the deploy script (${(0, count.U)(script.trimEnd().split("\n").length, "line")}${report})${pin === void 0 ? "" : ` for commit ${pin}`}`;
					return { changes: [(0, operation.AS)(summary, {
						before: current,
						after: wanted
					}, (_, applying) => replaceScript(current, wanted, applying))] };
				}
			};
		};
		function isAsWanted(seen, wanted, before) {
			let isSpelledSo = !seen.includes("\r") && (seen.startsWith("#!") || !wanted.startsWith("#!"));
			return (0, same_text.c)(seen, wanted) && (isSpelledSo || seen !== before);
		}
		async function replaceScript(before, wanted, applying) {
			let text = scriptOf(applying.facts), { seen, doubt } = await (0, whole_text.nI)(text, wanted, applying, (seen) => isAsWanted(seen, wanted, before));
			if (doubt !== void 0 && (seen !== before || seen === null || !(0, same_text.c)(seen, wanted))) throw doubt;
			if (doubt !== void 0) return {
				changed: !1,
				summary: "sent the deploy script, which the service shows as before: with CRLF"
			};
			let unseen = seen === null ? "; the service does not show it, so it could not be read back" : "", replaced = {
				text,
				before: before !== null && !(0, whole_text.z3)(before) && (0, difference.F)(before).length === 0 ? before : null,
				after: seen,
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
		let update_notifications_work_work = (wanted) => ({ async plan({ facts: { site }, hide }) {
			let urls = typeof site == "object" ? site.notification_urls : void 0;
			hide(Object.values(urls ?? {}).filter((url) => typeof url == "string"));
			let known = shownIn(urls), differing = givenIn(wanted).filter((field) => !isSameUrl(known[field], wanted[field]));
			if (differing.length === 0) return operation.KN;
			let why = differing.some((field) => known[field] === void 0) ? " (sent in every run: no call shows which are set)" : "", urlOf = (field) => wanted[field] ?? (known[field] || void 0), all = Object.fromEntries(update_notifications.cJ.map((field) => [field, urlOf(field)]));
			return { changes: [(0, operation.AS)(`set ${(0, update_notifications.Vc)(differing)}${why}`, {
				differing,
				all
			}, replaceUrls)] };
		} });
		function shownIn(urls) {
			let urlOf = (shown) => {
				let url = URL.canParse(shown ?? "") ? shown ?? "" : "";
				return shown === void 0 || /[*•●]{3}|…/.test(url) ? void 0 : url;
			};
			return {
				chat_a_webhook_url: urlOf(urls?.chat_a),
				chat_b_webhook_url: urlOf(urls?.chat_b),
				deploy_webhook_url: urlOf(urls?.webhook)
			};
		}
		function isSameUrl(shown = "", wanted = "") {
			return URL.parse(shown)?.href === URL.parse(wanted)?.href;
		}
		function givenIn(urls) {
			return update_notifications.cJ.filter((field) => urls[field] !== void 0);
		}
		async function replaceUrls(replacing, applying) {
			let { differing, all } = replacing, shown = shownIn(await sendUrls(replacing, applying)), wrong = differing.filter((field) => shown[field] !== void 0 && !isSameUrl(shown[field], all[field]));
			if (wrong.length === 0) return {
				changed: !0,
				summary: `set ${(0, update_notifications.Vc)(differing)}`
			};
			let message = `The service has accepted the URLs, but its answer shows a different one for ${(0, update_notifications.Vc)(wrong)}.`;
			throw new errors.OK("shown-otherwise", message, "Compare the URLs on the site's page of the service with the secrets; they are not shown here.");
		}
		async function sendUrls({ differing, all }, { facts, reader, writer, log, lost }) {
			let target = (0, site_target.$)(facts), names = (0, update_notifications.Vc)(differing), write = (fields) => writer.write(site_parts.patchNotifications, target, Object.fromEntries(fields.map((field) => [field, all[field]])));
			if (lost !== void 0) {
				log.info("the answer was lost, and nothing shows that the URLs are set: sending them again");
				let effect = await (0, settle.uL)(() => write(differing), lost);
				if (effect.state === "done") return effect.value?.notification_urls;
				throw (0, errors.aE)(effect.error, lost);
			}
			let effect = await write(differing), refusal = effect.state === "not-done" ? effect.error : void 0;
			if (refusal?.status === 404 || refusal?.status === 405) {
				await reader.read(api_sites.getSite, target);
				throw new errors.OK((0, errors.A3)(refusal), "Your service has no such call: it cannot set notification URLs.", "Set them on the service's own pages, and leave update-notifications out.", { cause: refusal });
			}
			let sendsAll = (refusal?.namesFields ? refusal.said.replaceAll("_", "-").match(/[\w-]+-webhook-url/g) : [])?.some((name) => !names.includes(name)) === !0 && givenIn(all).length > differing.length, message = `Whether ${names} was set is not known: it was sent and not confirmed, and nothing shows it.`;
			return (0, settle.Sy)(sendsAll ? await write(givenIn(all)) : effect, message, "Run again: setting the URLs twice does no harm.")?.notification_urls;
		}
		let refreshOpcache = singleRequest({
			send: (writer, { serverId: server }) => writer.write(api_sites.postOpcacheRefresh, { server }, void 0),
			summary: "refresh the PHP opcache of the server",
			done: "refreshed the PHP opcache of the server",
			doubt: ["Whether the PHP opcache was refreshed is not known: every answer was lost.", "Run again: refreshing it twice does no harm."]
		}), cloudstore = (verb) => singleRequest({
			send: (writer, facts) => writer.write(verb === "install" ? site_parts.postCloudstore : site_parts.deleteCloudstore, (0, site_target.$)(facts), void 0),
			summary: `${verb} the cloudstore (sent in every run: the service does not show whether it is there)`,
			done: `${verb}ed the cloudstore`,
			doubt: [`Whether the cloudstore was ${verb}ed is not known: the answer was lost, and no call of the service shows it.`, `Open the site in the service's own pages. Run again only if the cloudstore is ${verb === "install" ? "not" : "still"} there.`]
		}), installCloudstore = cloudstore("install"), uninstallCloudstore = cloudstore("uninstall");
		function singleRequest({ send, summary, done, doubt }) {
			let change = (0, operation.AS)(summary, null, async (_, { writer, facts }) => {
				(0, settle.Sy)(await send(writer, facts), ...doubt);
				return {
					changed: !0,
					summary: done
				};
			});
			return () => ({ plan: async () => ({ changes: [change] }) });
		}
		let installBlogapp = ({ createDatabase }) => planBlogapp({
			isWanted: !0,
			withDatabase: createDatabase
		}), uninstallBlogapp = () => planBlogapp({
			isWanted: !1,
			withDatabase: !1
		}), planBlogapp = (wanted) => ({ async plan({ facts: { site } }) {
			let { isWanted, withDatabase } = wanted;
			if ((typeof site == "object" && site.blogapp) === isWanted) return operation.KN;
			let summary = `${isWanted ? "" : "un"}install the blogapp${withDatabase ? ", with a database" : ""}`, expected = typeof site == "object" ? { site: {
				...site,
				blogapp: isWanted
			} } : {};
			return {
				changes: [(0, operation.AS)(summary, wanted, bringBlogapp)],
				expected
			};
		} });
		async function bringBlogapp({ isWanted, withDatabase }, applying) {
			let { facts, writer, reader, patience, learn } = applying, target = (0, site_target.$)(facts), body = { create_database: withDatabase || void 0 }, verb = isWanted ? "installed" : "uninstalled", { seen, doubt } = await (0, settle.Ni)({
				send: () => isWanted ? writer.write(site_parts.postBlogapp, target, body) : writer.write(site_parts.deleteBlogapp, target, void 0),
				read: async (answer) => answer?.blogapp === isWanted ? answer : reader.read(api_sites.getSite, target),
				isThere: ({ blogapp }, isConfirmed) => blogapp === isWanted || blogapp === void 0 && isConfirmed,
				awaited: "the site to show that",
				doubt: () => [`The blogapp was to be ${verb}, but the site does not show that.`, "Run again in a minute: if the site shows that by then, nothing is sent."]
			}, patience);
			if (doubt !== void 0) throw doubt;
			typeof facts.site == "object" && learn({ site: {
				...facts.site,
				blogapp: seen.blogapp
			} });
			return {
				changed: !0,
				summary: `${verb} the blogapp${seen.blogapp === void 0 ? "; the site does not show it, so it could not be read back" : ""}`
			};
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
	})
};
