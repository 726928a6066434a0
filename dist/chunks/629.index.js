"use strict";
exports.id = 629;
exports.ids = [629];
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
