"use strict";
exports.id = 774;
exports.ids = [774];
exports.modules = {
	8774: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			deployLog: () => deployLog,
			serverLogs: () => serverLogs
		});
		var _api_deploy_log_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3122), _api_sites_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8656), _outcome_facts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9963), _script_exit_report_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6074), _operation_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(83);
		let deployLog = () => ({ async plan({ facts, reader, log, learn }) {
			if (typeof facts.site != "object") return _operation_js__WEBPACK_IMPORTED_MODULE_3__.KN;
			let source = {
				reader,
				target: (0, _outcome_facts_js__WEBPACK_IMPORTED_MODULE_4__.$)(facts)
			}, entry = latestDeploy(await (0, _api_deploy_log_js__WEBPACK_IMPORTED_MODULE_0__.x6)(source));
			if (entry === void 0) {
				log.info("the site has no deploy log yet");
				return _operation_js__WEBPACK_IMPORTED_MODULE_3__.KN;
			}
			let { id, content = id === void 0 ? void 0 : await (0, _api_deploy_log_js__WEBPACK_IMPORTED_MODULE_0__.Mz)(source, id) } = entry;
			content === void 0 ? log.info("the service does not show the output of the deploy") : learn({ deployLog: content });
			printEntry({
				...entry,
				content
			}, log);
			return _operation_js__WEBPACK_IMPORTED_MODULE_3__.KN;
		} });
		function latestDeploy({ entries }) {
			if (entries.some(({ type }) => type !== void 0)) return entries.find(({ type }) => type === "deploy");
			return entries.find(({ content = "" }) => (0, _script_exit_report_js__WEBPACK_IMPORTED_MODULE_2__.LD)(content).length > 0) ?? entries[0];
		}
		let serverLogs = ({ logEntries: most }) => ({ async plan({ facts, reader, log }) {
			let entries = await readNewest(reader, facts.serverId, most);
			entries.length === 0 && log.info("the server has no log entries");
			for (let entry of entries.toReversed()) printEntry(entry, log);
			return _operation_js__WEBPACK_IMPORTED_MODULE_3__.KN;
		} });
		async function readNewest(reader, server, most) {
			let entries = [];
			for (let page = 1; entries.length < most; page += 1) {
				let shown = await reader.read(_api_sites_js__WEBPACK_IMPORTED_MODULE_1__.getServerLogs, { server }, { page });
				entries.push(...shown.items);
				if (page >= shown.lastPage || shown.items.length === 0) break;
			}
			return entries.slice(0, most);
		}
		function printEntry({ created_at, description, content }, log) {
			let heading = [created_at, description].filter((part) => (part ?? "") !== "").join("  ");
			for (let part of [heading, content ?? ""]) {
				let text = log.remote();
				text.push(part);
				text.end();
			}
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
	6074: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			EG: () => withoutExitReports,
			LD: () => findExitReports,
			nR: () => timeOf
		});
		let ESCAPE = "\\u001b\\[[0-?]*[ -/]*[@-~]", LINE_START = `^(?:${ESCAPE}|[\\d \\t:.,/+TZ|>()\\[\\]-]){0,80}?\\[site-deploy\\] `, COMMIT_ID = "[0-9a-f]{40}|[0-9a-f]{64}", REPORT = RegExp(`${LINE_START}(?:commit=(?:none|(${COMMIT_ID})) shell=([^\\s\\u001b]{1,64})(?: line=(\\d{1,5}:\\d{1,3}))?|exit-status=(\\d{1,3}) commit=(?:none|(${COMMIT_ID})) run=([^\\s\\u001b]{1,64}))(?:${ESCAPE}|[ \\r])*$`, "gm");
		function findExitReports(log) {
			let ends = new Map(), late, lines = [...(log ?? "").matchAll(REPORT)];
			return lines.flatMap((found, at) => {
				let [, , shell, , exitStatus, around, run = ""] = found;
				if (exitStatus === void 0) {
					found !== late && ends.set(shell, found);
					return [];
				}
				let [own] = run.split(".");
				late = !ends.has(own) && lines[at + 1]?.[2] === own ? lines[at + 1] : void 0;
				let [, commit, , line = ""] = ends.get(own) ?? late ?? [];
				ends.delete(own);
				return {
					exitStatus: Number(exitStatus),
					commit: commit ?? around,
					isCommitOfEnd: commit !== void 0,
					line: line.endsWith(`:${exitStatus}`) ? Number.parseInt(line, 10) : void 0,
					run
				};
			});
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
