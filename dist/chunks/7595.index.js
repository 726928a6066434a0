"use strict";
exports.id = 7595;
exports.ids = [7595];
exports.modules = { 7595: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, { refuseOlder: () => refuseOlder });
	var errors = __webpack_require__(8208);
	function shortCommit(commit) {
		return commit.slice(0, 12);
	}
	var deploy_log = __webpack_require__(3122), deployment_records = __webpack_require__(5926), shown_time = __webpack_require__(6403), exit_report = __webpack_require__(6074);
	async function findLive(source, { entries }) {
		try {
			let deploys = entries.filter(({ type }) => type === "deploy" || type === void 0), reported = await findReported(source, deploys);
			return newestOf(reported, reported !== void 0 && reported.entry === deploys[0] ? void 0 : await findSuccess(source));
		} catch (error) {
			if (error instanceof errors.hD) return { why: (0, errors.WE)(error) };
			throw error;
		}
	}
	function newestOf(reported, listed) {
		if (reported?.commit === void 0 || listed === void 0) return liveBy(listed ?? reported);
		if (listed.logId !== void 0 && listed.logId === reported.logId || listed.commit !== void 0 && reported.commit.startsWith(listed.commit)) return { commit: reported.commit };
		if (reported.atMs === void 0 || listed.atMs === void 0) return { why: "the log and the deployments of the site disagree, and show no times" };
		return liveBy(listed.atMs >= reported.atMs ? listed : reported);
	}
	function liveBy(good) {
		return good?.commit === void 0 ? { why: "neither an exit report in the log nor a deployment shows which commit is live" } : { commit: good.commit };
	}
	async function findReported(source, deploys) {
		for (let entry of deploys) {
			let found = goodIn(entry, entry.content);
			if (found !== void 0) return found;
		}
		let [newest] = deploys;
		if (newest?.id === void 0 || newest.content !== void 0) return;
		return goodIn(newest, await (0, deploy_log.yR)(source, newest.id));
	}
	function goodIn(entry, content = "") {
		let report = (0, exit_report.LD)(content).findLast(({ status, commit }) => status === 0 && commit !== void 0);
		if (report === void 0) return;
		return {
			commit: report.commit,
			entry,
			logId: entry.id,
			atMs: (0, exit_report.nR)(report) ?? (0, shown_time.H)(entry.created_at)
		};
	}
	async function findSuccess({ reader, target }) {
		try {
			let { items } = await reader.read(deployment_records.hE, target, { attempts: 1 }), [newest] = (0, deployment_records.qU)(items ?? []).filter(({ status }) => status === "success");
			return newest && {
				commit: newest.commit,
				logId: newest.log_id,
				atMs: (0, shown_time.H)(newest.created_at ?? null)
			};
		} catch (error) {
			if (error instanceof errors.hD) return;
			throw error;
		}
	}
	async function refuseOlder(asking, shown, then) {
		let { commit, olderCommit, orderOf, log } = asking, sign = signOf(shown);
		if (then?.sign === sign) return then;
		let found = await findLive(asking, shown.log);
		if ("why" in found) {
			log.info(`not checked whether a newer commit than ${shortCommit(commit)} is live: ${found.why}`);
			return {
				sign,
				commit: void 0
			};
		}
		let live = found.commit;
		if (commit.startsWith(live)) return {
			sign,
			commit
		};
		if (then?.commit?.startsWith(live)) return {
			sign,
			commit: then.commit
		};
		let answer = await orderOf(commit, live), [ours, name] = [shortCommit(commit), shortCommit(live)];
		if (answer.order === "older" && olderCommit === "refuse") throw new errors.OK("superseded", `Commit ${ours} was not deployed: it is older than ${name}, which is live.`, "To deploy it all the same, set older-commit: deploy.");
		answer.order === "diverged" && log.warning(`${ours} and the live commit ${name} are on different branches: neither is older.`);
		answer.order === "unclear" && log.info(`not checked whether ${ours} is older than the live commit ${name}: ${answer.why}`);
		return {
			sign,
			commit: ("other" in answer ? answer.other : void 0) ?? live
		};
	}
	function signOf({ lastDeployAt, log }) {
		let entries = log.entries.map(({ id, created_at, content }) => [
			id,
			created_at,
			content?.length
		]);
		return JSON.stringify([lastDeployAt, entries]);
	}
}) };
