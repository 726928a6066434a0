"use strict";
exports.id = 3233;
exports.ids = [3233];
exports.modules = {
	3210: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			KI: () => findLive,
			nB: () => reportedIn
		});
		var _api_deploy_log_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3122), _api_deploy_signs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6038), _api_shown_time_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6403), _core_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8208), _script_exit_report_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6074);
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
			let shown = await (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_2__.MW)(reader.read(_api_deploy_signs_js__WEBPACK_IMPORTED_MODULE_1__.hE, target), void 0);
			return (0, _api_deploy_signs_js__WEBPACK_IMPORTED_MODULE_1__.qU)(shown?.items ?? []);
		}
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
	5848: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			findPreviousCommit: () => findPreviousCommit,
			v: () => wholeCommit
		});
		var _api_deployments_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2304), _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8208), _script_pinned_commit_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7691), _site_target_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3242);
		async function findPreviousCommit(ports, facts, replaced, learn) {
			let { commitBy, commit: own } = ports.inputs, isHanded = commitBy === "variable";
			if (replaced.length === 0 && !isHanded) return { why: "this run has replaced nothing, so there is nothing to go back to" };
			let lost = replaced.find(({ before, after }) => before === null || after === null);
			if (lost !== void 0) return { why: `the service does not show ${lost.text.what} as it was before this run` };
			let script = replaced.find(({ factsBefore }) => factsBefore.script)?.factsBefore.script ?? facts.script;
			try {
				if (script === void 0) {
					let text = await ports.patience.during({ doing: "reading what is there" }, () => ports.reader.read(_api_deployments_js__WEBPACK_IMPORTED_MODULE_0__.getDeployScript, (0, _site_target_js__WEBPACK_IMPORTED_MODULE_2__.$)(facts)));
					script = {
						before: text,
						after: text
					};
					learn({ script });
				}
			} catch (error) {
				return { why: `the deploy script could not be read: ${(0, _core_errors_js__WEBPACK_IMPORTED_MODULE_1__.WE)(error)}` };
			}
			let pinned = (0, _script_pinned_commit_js__WEBPACK_IMPORTED_MODULE_3__.I)(script.after);
			if (!isHanded) return pinned === void 0 ? { why: "the deploy script from before this run pins no commit, so that a deploy would bring the head of the branch. Only a run with the input commit writes a script to go back to" } : { commit: pinned };
			let live = wholeCommit(facts.live);
			if (live === void 0) return { why: "it is not known which commit was live before, or only its first digits" };
			if (live === own) return { why: "the same commit was live before" };
			return script.after !== null && (0, _script_pinned_commit_js__WEBPACK_IMPORTED_MODULE_3__.Se)(script.after) && pinned === void 0 ? { commit: live } : { why: "the deploy script from before this run does not take the commit from a variable" };
		}
		function wholeCommit(live) {
			return live?.commit !== void 0 && live.commit.length >= 40 ? live.commit : void 0;
		}
	}),
	3233: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { recover: () => recover });
		var _api_deploy_log_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3122), _api_deployments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2304), _api_wait_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7707), _commits_live_commit_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3210), _core_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8208), _core_same_text_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(2705), _outcome_deploy_result_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9839), _outcome_failure_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3434), _outcome_result_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(8851), _report_log_lines_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(370), _site_target_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(3242), _previous_commit_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(5848), _run_operation_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(6428);
		async function recover(course, deploy, ports) {
			let { failure, facts, replaced } = course, { console, tracker, patience } = ports, isOvertaken = failure.reason === "older-commit", asked = ports.inputs.rollbackOnFailure ? _outcome_result_js__WEBPACK_IMPORTED_MODULE_10__.$ : "restore-on-failure", input = isOvertaken ? void 0 : asked, isRollback = input === _outcome_result_js__WEBPACK_IMPORTED_MODULE_10__.$, why = isOvertaken ? void 0 : whyNot(failure);
			if (why !== void 0) {
				let rollback = isRollback && (0, _outcome_failure_js__WEBPACK_IMPORTED_MODULE_6__.sG)(failure) === "failed" ? notRun(why, facts?.deploy) : void 0, kept = replaced.map((text) => left(text, why));
				return {
					...course,
					rollback,
					failure: withReport(failure, kept, input, rollback)
				};
			}
			let startedAt = patience.clock.now();
			tracker.restore(input);
			let { restored, after, rollback } = await console.group(input ?? "putting back", async () => {
				isRollback && console.info(failure.message);
				let texts = await restoreAll(replaced, ports), back = withRestored(course, texts), end = isRollback ? await goBack(back, texts, deploy, ports) : void 0, durationMs = Math.round(patience.clock.now() - startedAt);
				return {
					restored: texts,
					after: back,
					durationMs,
					rollback: end && {
						...end,
						durationMs
					}
				};
			}, (end) => end.rollback === void 0 ? (0, _report_log_lines_js__WEBPACK_IMPORTED_MODULE_7__.JD)(end.restored.every(isBack), end.durationMs) : (0, _report_log_lines_js__WEBPACK_IMPORTED_MODULE_7__.Hs)(end.rollback)), ended = isOvertaken ? afterOvertaken(failure, restored, patience.signal) : afterRollback(failure, restored, rollback, patience.signal);
			return {
				...after,
				rollback,
				failure: withReport(ended, restored, input, rollback)
			};
		}
		function whyNot(failure) {
			return (0, _outcome_failure_js__WEBPACK_IMPORTED_MODULE_6__.sG)(failure) === "failed" ? NOT_TO_BLAME.get(failure.reason) : "the deploy was not seen to fail";
		}
		let NOT_TO_BLAME = new Map([["unhealthy-before", "the page was so before this run, too"], ["health-unseen-before", "how the page was before this run is not known"]]);
		function afterOvertaken(failure, restored, signal) {
			if (restored.every(({ state }) => state === "put-back" || state === "theirs")) return failure;
			let reason = signal.aborted ? (0, _outcome_failure_js__WEBPACK_IMPORTED_MODULE_6__.g5)(signal.reason).reason : "not-put-back";
			return {
				...failure,
				reason,
				next: "Run the newer commit again: it writes what belongs to it."
			};
		}
		function afterRollback(failure, restored, rollback, signal) {
			if (rollback === void 0 || rollback.status === "changed") return failure;
			let isCancelled = restored.some(({ state }) => state === "put-back" || state === "unknown") && signal.reason instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_4__.cc, next = ADVICE[rollback.status] + failure.next;
			return {
				...failure,
				reason: isCancelled ? "cancelled" : failure.reason,
				next
			};
		}
		let ADVICE = {
			unknown: "Look at the site first: it may or may not be back. ",
			failed: "Look at the site first: the deploy and its rollback have failed. ",
			"not-run": ""
		};
		function isBack({ state }) {
			return state === "put-back";
		}
		function left(replaced, why, state = "left") {
			let { what } = replaced.text;
			return {
				replaced,
				state,
				sentence: state === "unknown" ? `whether ${what} was put back is not known: ${why}` : `${what} was not put back: ${why}`
			};
		}
		async function restoreAll(all, { console, tracker }) {
			let restored = [];
			for (let replaced of all.toReversed()) {
				let end = await restore(replaced);
				console.info(end.sentence);
				isBack(end) && tracker.putBack(replaced.text.what);
				restored.push(end);
			}
			return restored;
		}
		async function restore(replaced) {
			let { failure, effects, result } = await (0, _run_operation_js__WEBPACK_IMPORTED_MODULE_9__.pK)(replaced, replaced.by);
			if (failure === void 0) return {
				replaced,
				state: "put-back",
				sentence: `${replaced.text.what} was put back`
			};
			let inDoubt = result.status === "unknown" || failure.reason === "not-shown" && effects.size > 0, state = failure.reason === "changed-by-others" ? "theirs" : inDoubt ? "unknown" : "left";
			return left(replaced, failure.message, state);
		}
		function withRestored(course, restored) {
			let results = course.results.map((result, nth) => {
				let found = restored.find(({ replaced }) => replaced.nth === nth);
				if (found === void 0) return result;
				let status = found.state === "unknown" ? "unknown" : result.status;
				return {
					...result,
					restored: found.sentence,
					isPutBack: isBack(found),
					status
				};
			}), { facts } = course;
			for (let { replaced } of restored.filter(isBack)) facts &&= {
				...facts,
				...replaced.factsBefore
			};
			return {
				...course,
				results,
				facts
			};
		}
		function withReport(failure, restored, input, rollback) {
			let inDoubt = restored.some(({ state }) => state === "unknown"), lead = input === void 0 ? "" : `${input}: `, lines = (rollback === void 0 ? restored : [rollback, ...restored]).map(({ sentence }) => `${lead}${sentence}`);
			return {
				...failure,
				message: [failure.message, ...lines].join("\n"),
				next: `${inDoubt ? "See what is there now. " : ""}${failure.next}`
			};
		}
		async function goBack({ facts, failure, previous }, restored, deploy, ports) {
			let { signal } = ports.patience, leave = (reason) => notRun(reason, facts?.deploy);
			if (signal.aborted) return leave((0, _core_errors_js__WEBPACK_IMPORTED_MODULE_4__.WE)(signal.reason));
			if (facts?.deploy === void 0 || previous === void 0) return leave("no deploy had started");
			if ("why" in previous) return leave(previous.why);
			if (failure?.reason === "health-check-failed" && facts.deploy.page?.before === void 0) return leave("the site was not deployed before this run, so there is nothing to go back to");
			let other = restored.find((text) => !isBack(text));
			if (other !== void 0) return leave(`${other.replaced.text.what} is not as it was before this run`);
			let isHanded = ports.inputs.commitBy === "variable", commit = isHanded ? (0, _previous_commit_js__WEBPACK_IMPORTED_MODULE_8__.v)(facts.live) ?? previous.commit : previous.commit, why = await findChange(facts, ports).catch(unread("the deploy script"));
			isHanded && (why ??= await findNewer(commit, facts, ports).catch(unread("which commit is live")));
			return why === void 0 ? deployAgain(deploy, commit, facts, ports) : leave(why);
		}
		let unread = (what) => (error) => `${what} could not be read: ${(0, _core_errors_js__WEBPACK_IMPORTED_MODULE_4__.WE)(error)}`;
		async function findChange(facts, { patience, reader }) {
			let wanted = facts.script?.after ?? "", { end } = await (0, _api_wait_js__WEBPACK_IMPORTED_MODULE_2__.LC)(() => reader.read(_api_deployments_js__WEBPACK_IMPORTED_MODULE_1__.getDeployScript, (0, _site_target_js__WEBPACK_IMPORTED_MODULE_12__.$)(facts)), (text) => text !== null && (0, _core_same_text_js__WEBPACK_IMPORTED_MODULE_11__.c)(text, wanted), "the deploy script to show as it was put back", patience);
			return end === "there" ? void 0 : "the deploy script has been changed since";
		}
		async function findNewer(commit, facts, { reader, inputs }) {
			let source = {
				reader,
				target: (0, _site_target_js__WEBPACK_IMPORTED_MODULE_12__.$)(facts)
			}, live = await (0, _commits_live_commit_js__WEBPACK_IMPORTED_MODULE_3__.KI)(source, await (0, _api_deploy_log_js__WEBPACK_IMPORTED_MODULE_0__.x6)(source));
			if ("why" in live) return;
			return [commit, inputs.commit ?? ""].some((known) => known.startsWith(live.commit)) ? void 0 : `commit ${live.commit} has been deployed since`;
		}
		function notRun(why, deploy) {
			return {
				status: "not-run",
				commit: void 0,
				deploy: void 0,
				sentence: `nothing was deployed again: ${closed(why)}${deploy ? ` ${liveAfter(deploy)}` : ""}`,
				durationMs: 0
			};
		}
		function closed(sentence) {
			return `${sentence.replace(/\.+$/, "")}.`;
		}
		function liveAfter(deploy) {
			return deploy?.commit === void 0 ? "Which commit the site is on now is not known." : `The site is on commit ${deploy.commit} now.`;
		}
		async function deployAgain(operation, commit, facts, ports) {
			let { deploy: first } = facts, context = {
				ports,
				operation,
				approved: void 0,
				replaced: [],
				isLate: !0
			}, done = await (0, _run_operation_js__WEBPACK_IMPORTED_MODULE_9__.xj)(context, facts, async (state) => {
				state.changes = (await operation.work()).redeploy?.(commit).changes ?? [];
				for (let { summary } of state.changes) ports.console.plan(summary);
				return (0, _run_operation_js__WEBPACK_IMPORTED_MODULE_9__.YF)(state, { doing: "rolling back" });
			}), { failure, effects } = done, isTriggered = effects.size > 0, deploy = isTriggered && done.facts.deploy !== first ? done.facts.deploy : void 0, end = (status, sentence) => ({
				status,
				commit,
				deploy,
				sentence,
				durationMs: 0
			});
			if (failure === void 0) return end("changed", `the site is back on commit ${commit}, with ${(0, _outcome_deploy_result_js__WEBPACK_IMPORTED_MODULE_5__.KG)(deploy?.evidence ?? [])}. What the scripts of the failed commit did to the database was not undone.`);
			let message = closed(failure.message), live = liveAfter(isTriggered ? deploy : first);
			if ((0, _outcome_failure_js__WEBPACK_IMPORTED_MODULE_6__.sG)(failure) === "failed") return end("failed", `the rollback to commit ${commit} failed, too: ${message} ${live}`);
			if (!isTriggered) return notRun(message, first);
			return end("unknown", `whether the site is back on commit ${commit} is not known: ${message}`);
		}
	}),
	6074: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			EG: () => withoutExitReports,
			LD: () => findExitReports,
			nR: () => timeOf
		});
		let ESCAPE = "\\u001b\\[[0-?]*[ -/]*[@-~]", LINE_START = `^(?:${ESCAPE}|[\\d \\t:.,/+TZ|>()\\[\\]-]){0,80}?\\[site-deploy\\] `, ID = "[0-9a-f]{40}|[0-9a-f]{64}", REPORT = RegExp(`${LINE_START}(?:commit=(?:none|(${ID})) shell=([^\\s\\u001b]{1,64})(?: line=(\\d{1,5}:\\d{1,3}))?|exit-status=(\\d{1,3}) commit=(?:none|(${ID})) run=([^\\s\\u001b]{1,64}))(?:${ESCAPE}|[ \\r])*$`, "gm");
		function findExitReports(log) {
			let reports = [], ends = new Map();
			for (let [, commit, shell, line = "", exitStatus, around, run = ""] of log.matchAll(REPORT)) if (exitStatus === void 0) ends.set(shell, {
				commit,
				line
			});
			else {
				let own = ends.get(run.split(".")[0]);
				reports.push({
					exitStatus: Number(exitStatus),
					commit: own?.commit ?? around,
					isCommitOfEnd: own?.commit !== void 0,
					line: own?.line.endsWith(`:${exitStatus}`) ? Number.parseInt(own.line, 10) : void 0,
					run
				});
			}
			return reports;
		}
		function timeOf({ run }) {
			let [, y, mo, d, h, mi, s] = /\.(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(run) ?? [], time = Date.parse(`${y}-${mo}-${d}T${h}:${mi}:${s}Z`);
			return Number.isNaN(time) ? void 0 : time;
		}
		function withoutExitReports(log) {
			return log.replace(REPORT_WITH_BLANK_LINE, "").replace(/ +\( set "\$site_deploy_e"; .*$/gm, "");
		}
		let REPORT_WITH_BLANK_LINE = RegExp(`\\n?${LINE_START}(?:exit-status|commit)=\\w.*$\\n?`, "gm");
	})
};
